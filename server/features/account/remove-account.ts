import type { Transaction } from 'kysely';
import { type AppContext, signedIn } from '#server/context.ts';
import { retryDeadlock } from '#server/db/retry-deadlock.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { accountRemovedMail } from '../account-mails/index.ts';
import {
  askFreshSignIn,
  askPassword,
  endSessionCookie,
  hasPassword,
  lockAccount,
  refuseEndedSession,
} from '../auth/index.ts';

/**
 * Locks the account's orders, link payments and balance in the order in which payments and charges lock them, before the
 * deletion locks the account. Another order would cause deadlocks. An order that comes in between is not locked here: then
 * the transaction is run again.
 */
export async function lockForDeletion(trx: Transaction<DB>, userId: string): Promise<void> {
  for (const table of ['payment_intents', 'membership_payments'] as const) {
    await trx
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  await trx.selectFrom('user_tokens').select('user_id').where('user_id', '=', userId).forUpdate().execute();
}

/** Deletes an account, whose rows go with it; undefined when it is gone already. */
export const deleteAccount = (trx: Transaction<DB>, userId: string) =>
  trx.deleteFrom('users').where('id', '=', userId).returning('email_verified').executeTakeFirst();

/**
 * Deletes the account and its data in one transaction; orders stay with name and e-mail (docs/product/retention.md).
 * An unverified address gets no mail, because it may be another person's.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, FRESH_SIGN_IN_REQUIRED (an account without a password), TOO_MANY_REQUESTS
 */
export async function removeAccount({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { password: string };
}): Promise<{ ok: true }> {
  const { id, email, name, sessionId } = signedIn(ctx);
  const { db, mail } = ctx.deps;
  if (await hasPassword(db, id)) await askPassword(ctx, id, input.password);
  else await askFreshSignIn(ctx);
  await retryDeadlock(() =>
    db.transaction().execute(async (trx) => {
      await lockForDeletion(trx, id);
      await lockAccount(trx, id);
      // The owner may have recovered the account while the password was checked.
      await refuseEndedSession(trx, sessionId);
      const removed = await deleteAccount(trx, id);
      if (removed?.email_verified)
        await mail.send(accountRemovedMail({ email, name }, mailSite(ctx.deps)), { within: trx });
    }),
  );
  endSessionCookie(ctx);
  return { ok: true };
}
