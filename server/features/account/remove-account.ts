import { ORPCError } from '@orpc/server';
import { type AppContext, signedIn } from '#server/context.ts';
import { accountRemovedMail } from '../account-mails/index.ts';
import { askPassword, endSessionCookie, hasPassword } from '../auth/index.ts';

/** A sign-in counts as fresh this long, ms. */
const freshMs = 10 * 60_000;

async function askFreshSignIn(ctx: AppContext): Promise<void> {
  const { db, now } = ctx.deps;
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', signedIn(ctx).sessionId)
    .executeTakeFirst();
  if (!session || now().getTime() - session.created_at.getTime() > freshMs) {
    throw new ORPCError('FRESH_SIGN_IN_REQUIRED');
  }
}

/**
 * Deletes the account; everything that belongs to it goes with it, in one transaction, but for its orders, which keep
 * name and e-mail as they were (decisions, KVKK: transaction records 10 years).
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
    const removed = await trx.deleteFrom('users').where('id', '=', id).returning('id').executeTakeFirst();
    if (removed) await mail.send(accountRemovedMail({ email, name }), { within: trx });
  });
  endSessionCookie(ctx);
  return { ok: true };
}
