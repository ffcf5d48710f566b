import type { NotificationPreferences } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';

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

/** Converts a row, or the defaults without one, to the answer of the operation. */
export function presentPreferences(row: PreferencesRow = defaultPreferences): NotificationPreferences {
  return {
    productNews: row.product_news_consented_at !== null,
    productNewsConsentedAt: row.product_news_consented_at?.toISOString() ?? null,
    membershipReminders: row.membership_reminders,
    weeklySummary: row.weekly_summary,
  };
}

/** Returns the user's notification preferences. */
export async function readNotifications({ ctx }: { ctx: AppContext }): Promise<NotificationPreferences> {
  const row = await ctx.deps.db
    .selectFrom('notification_preferences')
    .select(['product_news_consented_at', 'membership_reminders', 'weekly_summary'])
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return presentPreferences(row);
}
