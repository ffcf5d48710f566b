import type { MailSubscription } from '#contract/mailings.ts';
import { maskEmail } from '#domain/account/mask.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Reads which list a link out of a mail is about; changes nothing, since programs open links by themselves. @throws LINK_INVALID */
export async function readSubscription({
  ctx: { deps },
  input,
}: {
  ctx: AppContext;
  input: { token: string };
}): Promise<MailSubscription> {
  const of = readUnsubscribeToken(input.token, deps.env);
  const row =
    of &&
    (await deps.db
      .selectFrom('users')
      .leftJoin('notification_preferences', 'notification_preferences.user_id', 'users.id')
      .select(['email', 'product_news_consented_at', 'weekly_summary'])
      .where('users.id', '=', of.userId)
      .executeTakeFirst());
  if (!of || !row) throw new AppError('LINK_INVALID');
  return {
    kind: of.kind,
    email: maskEmail(row.email),
    subscribed:
      of.kind === 'product_news' ? row.product_news_consented_at !== null : row.weekly_summary === true,
  };
}
