import type { Kysely, Selectable } from 'kysely';
import type { StoredSettings } from '#contract/settings.ts';
import type { AnnouncementLevel, SiteSettings } from '#domain/site/site-settings.ts';
import type { DB } from '#server/db/schema.generated.ts';

export type SettingsRow = Selectable<DB['site_settings']>;

export function readRow(db: Kysely<DB>): Promise<SettingsRow> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow();
}

/** Converts a row to the settings that the server uses. */
export function settingsOf(row: SettingsRow): SiteSettings {
  return {
    announcement: {
      text: row.announcement_text,
      level: row.announcement_level as AnnouncementLevel,
      shown: row.announcement_shown,
    },
    registrationOpen: row.registration_open,
    maintenance: row.maintenance,
    guestTrial: row.guest_trial,
    guestDailyTokens: row.guest_daily_tokens,
    freeFailuresPerDay: row.free_failures_per_day,
    welcomeTokens: row.welcome_tokens,
    generationOn: row.generation_on,
  };
}

export function presentSettings(row: SettingsRow): StoredSettings {
  return {
    ...settingsOf(row),
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
  };
}
