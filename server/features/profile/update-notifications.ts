import { sql } from 'kysely';
import type { NotificationPreferences } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { presentPreferences } from './read-notifications.ts';

interface PreferencesInput {
  productNews?: boolean | undefined;
  membershipReminders?: boolean | undefined;
  weeklySummary?: boolean | undefined;
}

/**
 * Changes the given preferences in one statement, so that concurrent changes of two tabs are both stored. A repeated
 * consent keeps the time of the first one; a withdrawal stores its own time.
 * @throws TOO_MANY_REQUESTS
 */
export async function updateNotifications({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PreferencesInput;
}): Promise<NotificationPreferences> {
  await countWrite(ctx, 'profile');
  const now = ctx.deps.now();
  const { productNews, membershipReminders, weeklySummary } = input;
  const row = await ctx.deps.db
    .insertInto('notification_preferences')
    .values({
      user_id: signedIn(ctx).id,
      product_news_consented_at: productNews ? now : null,
      ...(membershipReminders !== undefined && { membership_reminders: membershipReminders }),
      ...(weeklySummary !== undefined && { weekly_summary: weeklySummary }),
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        updated_at: now,
        ...(productNews === true && {
          product_news_consented_at: sql<Date>`coalesce(notification_preferences.product_news_consented_at, ${now})`,
        }),
        ...(productNews === false && {
          product_news_consented_at: null,
          product_news_withdrawn_at: sql<Date>`CASE WHEN notification_preferences.product_news_consented_at IS NULL
            THEN notification_preferences.product_news_withdrawn_at ELSE ${now}::timestamptz END`,
        }),
        ...(membershipReminders !== undefined && { membership_reminders: membershipReminders }),
        ...(weeklySummary !== undefined && { weekly_summary: weeklySummary }),
      }),
    )
    .returning(['product_news_consented_at', 'membership_reminders', 'weekly_summary'])
    .executeTakeFirstOrThrow();
  return presentPreferences(row);
}
