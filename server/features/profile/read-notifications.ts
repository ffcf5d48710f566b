import type { NotificationPreferences } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';

interface PreferencesRow {
  product_news_consented_at: Date | null;
  membership_reminders: boolean;
  weekly_summary: boolean;
}

/** What holds while nothing was chosen: nothing that needs consent. */
const untouched: PreferencesRow = {
  product_news_consented_at: null,
  membership_reminders: true,
  weekly_summary: false,
};

/** Preferences as their owner receives them. */
export function presentPreferences(row: PreferencesRow = untouched): NotificationPreferences {
  return {
    productNews: row.product_news_consented_at !== null,
    productNewsConsentedAt: row.product_news_consented_at?.toISOString() ?? null,
    membershipReminders: row.membership_reminders,
    weeklySummary: row.weekly_summary,
  };
}

/** Which mails the person wants. */
export async function readNotifications({ ctx }: { ctx: AppContext }): Promise<NotificationPreferences> {
  const row = await ctx.deps.db
    .selectFrom('notification_preferences')
    .select(['product_news_consented_at', 'membership_reminders', 'weekly_summary'])
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return presentPreferences(row);
}
