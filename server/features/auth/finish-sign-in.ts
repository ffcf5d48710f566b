import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { sendDeviceMark } from './device-marks.ts';
import { lockAccount, refuseSuspended } from './lock-account.ts';
import { openSession } from './open-session.ts';
import { endPassingCookie, readPassing, sendPassingCookie } from './passing-cookies.ts';

/** Time that a sign-in waits for its second factor, s. */
const waitSeconds = 600;
/** Maximum number of wrong codes. */
const maxAttempts = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function waitForSecondFactor(
  trx: Transaction<DB>,
  ctx: AppContext,
  userId: string,
): Promise<string | null> {
  const factor = await trx
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.deps.now().getTime() + waitSeconds * 1_000);
  await trx
    .insertInto('waiting_sign_ins')
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: expiresAt })
    .execute();
  return token;
}

/**
 * The last step of every way to sign in: opens the session, or, where the account has a second factor, remembers in a
 * cookie who still has to show it and answers null.
 * @param prove makes sure, with the account held, that what the person showed is still good, or throws: a password that
 * was changed while it was checked opens no session after the change has ended them all.
 * @throws ACCOUNT_SUSPENDED
 */
export async function finishSignIn(
  ctx: AppContext,
  userId: string,
  prove: (trx: Transaction<DB>) => Promise<void>,
): Promise<Viewer | null> {
  const { session, waiting } = await ctx.deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    await prove(trx);
    await refuseSuspended(trx, userId);
    const waiting = await waitForSecondFactor(trx, ctx, userId);
    if (waiting !== null) return { waiting, session: null };
    await sendDeviceMark(trx, ctx, userId);
    return { waiting, session: await openSession(trx, ctx, userId) };
  });
  if (waiting !== null) sendPassingCookie(ctx, 'second-factor', waiting, waitSeconds);
  if (session === null) return null;
  return completeSignIn(ctx, userId, session);
}

/** Who the browser's waiting sign-in is for; each call counts as a try, and after five it is over: null. */
export async function tryWaitingSignIn(ctx: AppContext): Promise<string | null> {
  const { db, now } = ctx.deps;
  const token = readPassing(ctx, 'second-factor');
  if (token === null) return null;
  const waiting = await db
    .updateTable('waiting_sign_ins')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('attempts', '<', maxAttempts)
    .returning('user_id')
    .executeTakeFirst();
  return waiting?.user_id ?? null;
}

/** The second factor was shown: the waiting sign-in becomes a session, once. Null where it was over meanwhile. @throws ACCOUNT_SUSPENDED */
export async function completeWaitingSignIn(ctx: AppContext, userId: string): Promise<Viewer | null> {
  const token = readPassing(ctx, 'second-factor') ?? '';
  const session = await ctx.deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const waiting = await trx
      .deleteFrom('waiting_sign_ins')
      .where('token_hash', '=', hashOf(token))
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!waiting) return null;
    await refuseSuspended(trx, userId);
    await sendDeviceMark(trx, ctx, userId);
    return openSession(trx, ctx, userId);
  });
  if (session === null) return null;
  endPassingCookie(ctx, 'second-factor');
  return completeSignIn(ctx, userId, session);
}
