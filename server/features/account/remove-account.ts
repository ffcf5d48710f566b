import type { Transaction } from 'kysely';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { accountRemovedMail } from '../account-mails/index.ts';
import { askFreshSignIn, askPassword, endSessionCookie, hasPassword } from '../auth/index.ts';

/**
 * Takes the locks that payments and charges take, in their order: order or bridge payment, then the balance, then the
 * account that new rows refer to. A deletion that began with the account would wait for them while they wait for it.
 */
async function holdInOrder(trx: Transaction<DB>, userId: string): Promise<void> {
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

/**
 * Deletes the account; everything that belongs to it goes with it, in one transaction, but for its orders, which keep
 * name and e-mail as they were (docs/product/retention.md). An address that was never verified may
 * be a stranger's, who gets no mail about it.
 * @throws WRONG_PASSWORD, FRESH_SIGN_IN_REQUIRED (an account without a password), TOO_MANY_REQUESTS
 */
export async function removeAccount({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { password: string };
}): Promise<{ ok: true }> {
  const { id, email, name } = signedIn(ctx);
  const { db, mail } = ctx.deps;
  if (await hasPassword(db, id)) await askPassword(ctx, id, input.password);
  else await askFreshSignIn(ctx);
  await db.transaction().execute(async (trx) => {
    await holdInOrder(trx, id);
    const removed = await trx
      .deleteFrom('users')
      .where('id', '=', id)
      .returning('email_verified')
      .executeTakeFirst();
    if (removed?.email_verified) await mail.send(accountRemovedMail({ email, name }), { within: trx });
  });
  endSessionCookie(ctx);
  return { ok: true };
}
