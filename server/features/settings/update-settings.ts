import type { StoredSettings } from '#contract/settings.ts';
import type { SiteSettings } from '#domain/site/site-settings.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '../audit/index.ts';
import { presentSettings, readRow, settingsOf } from './settings-row.ts';

/** Returns the stored settings for the administrators' screen. */
export async function getSettings({ ctx }: { ctx: AppContext }): Promise<StoredSettings> {
  return presentSettings(await readRow(ctx.deps.db));
}

/**
 * Changes the settings, based on the revision that the administrator saw; the database notifies every process.
 * @throws SETTINGS_CHANGED with the current settings
 */
export async function updateSettings({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: Omit<SiteSettings, 'welcomeTokens'> & { welcomeTokens?: number | undefined; revision: number };
}): Promise<StoredSettings> {
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const before = await readRow(trx);
    const row = await trx
      .updateTable('site_settings')
      .set({
        announcement_text: input.announcement.text,
        announcement_level: input.announcement.level,
        announcement_shown: input.announcement.shown,
        registration_open: input.registrationOpen,
        maintenance: input.maintenance,
        guest_trial: input.guestTrial,
        guest_daily_tokens: input.guestDailyTokens,
        free_failures_per_day: input.freeFailuresPerDay,
        welcome_tokens: input.welcomeTokens,
        generation_on: input.generationOn,
        revision: input.revision + 1,
        updated_at: now(),
        updated_by: signedIn(ctx).email,
      })
      .where('revision', '=', input.revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      throw new AppError('SETTINGS_CHANGED', { data: { current: presentSettings(await readRow(trx)) } });
    }
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'settings.updated',
      subject: { type: 'settings', id: 'site' },
      before: { ...settingsOf(before) },
      after: { ...settingsOf(row) },
      now: now(),
    });
    return presentSettings(row);
  });
}
