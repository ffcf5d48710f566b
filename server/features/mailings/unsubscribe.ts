import type { Deps } from '#server/context.ts';
import { changeMailWishes } from '../profile/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Takes the person of a link off its list, without a sign-in; a repeat changes nothing more.
 * @returns false for a secret that this site has not made; true also when the account is gone
 */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'env' | 'now'>, token: string): Promise<boolean> {
  const of = readUnsubscribeToken(token, deps.env);
  if (!of) return false;
  await deps.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', of.userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) return;
    await changeMailWishes(trx, {
      userId: of.userId,
      email: user.email,
      wishes: of.kind === 'product_news' ? { productNews: false } : { weeklySummary: false },
      source: 'unsubscribe_link',
      at: deps.now(),
    });
  });
  return true;
}
