import type { Kysely } from 'kysely';
import type { NotificationPreferences } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';

interface PreferencesRow {
  product_news_consented_at: Date | null;
  membership_reminders: boolean;
  weekly_summary: boolean;
}

/** The preferences of a user who has chosen none; nothing that needs consent is on. */
const defaultPreferences: PreferencesRow = {
  product_news_consented_at: null,
  membership_reminders: true,
  weekly_summary: false,
};

/** Whether the mail server has refused the account's present address for good. */
export async function isRefusedAddress(
  db: Kysely<DB>,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('refused_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Converts a row, or the defaults without one, to the answer of the operation. */
export function presentPreferences(
  given: PreferencesRow | undefined,
  addressRefused: boolean,
): NotificationPreferences {
  const row = given ?? defaultPreferences;
  return {
    productNews: row.product_news_consented_at !== null,
    productNewsConsentedAt: row.product_news_consented_at?.toISOString() ?? null,
    membershipReminders: row.membership_reminders,
    weeklySummary: row.weekly_summary,
    addressRefused,
  };
}

/** Returns the user's notification preferences. */
export async function readNotifications({ ctx }: { ctx: AppContext }): Promise<NotificationPreferences> {
  const { id: userId, email } = signedIn(ctx);
  const { db } = ctx.deps;
  const row = await db
    .selectFrom('notification_preferences')
    .select(['product_news_consented_at', 'membership_reminders', 'weekly_summary'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return presentPreferences(row, await isRefusedAddress(db, { userId, email }));
}
