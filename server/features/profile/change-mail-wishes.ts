import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** The mails that need consent. */
type ConsentKind = 'product_news' | 'weekly_summary';

/** Where a consent or a withdrawal came from. */
type ConsentSource = 'panel' | 'unsubscribe_link';

export interface MailWishes {
  productNews?: boolean | undefined;
  membershipReminders?: boolean | undefined;
  weeklySummary?: boolean | undefined;
}

/**
 * Changes the given preferences under a lock of the row, so that concurrent changes are all stored, and adds what changed
 * of the consents to their history. A repeated consent keeps the time of the first one.
 * @returns the row after the change
 */
export async function changeMailWishes(
  trx: Transaction<DB>,
  {
    userId,
    email,
    wishes,
    source,
    at,
  }: { userId: string; email: string; wishes: MailWishes; source: ConsentSource; at: Date },
) {
  await trx
    .insertInto('notification_preferences')
    .values({ user_id: userId, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await trx
    .selectFrom('notification_preferences')
    .select(['product_news_consented_at', 'weekly_summary'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const changed: { kind: ConsentKind; given: boolean }[] = [];
  const { productNews, weeklySummary, membershipReminders } = wishes;
  const hadNews = before.product_news_consented_at !== null;
  if (productNews !== undefined && productNews !== hadNews)
    changed.push({ kind: 'product_news', given: productNews });
  if (weeklySummary !== undefined && weeklySummary !== before.weekly_summary)
    changed.push({ kind: 'weekly_summary', given: weeklySummary });
  if (changed.length > 0) {
    await trx
      .insertInto('mail_consents')
      .values(
        changed.map(({ kind, given }) => ({
          user_id: userId,
          recipient: email,
          kind,
          status: given ? 'ONAY' : 'RET',
          source,
          created_at: at,
        })),
      )
      .execute();
  }
  return trx
    .updateTable('notification_preferences')
    .set({
      updated_at: at,
      ...(productNews === true && !hadNews && { product_news_consented_at: at }),
      ...(productNews === false &&
        hadNews && { product_news_consented_at: null, product_news_withdrawn_at: at }),
      ...(membershipReminders !== undefined && { membership_reminders: membershipReminders }),
      ...(weeklySummary !== undefined && { weekly_summary: weeklySummary }),
    })
    .where('user_id', '=', userId)
    .returning(['product_news_consented_at', 'membership_reminders', 'weekly_summary'])
    .executeTakeFirstOrThrow();
}
