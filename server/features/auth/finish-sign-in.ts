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

/** How long the second factor can be entered after the first step, seconds. */
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
 * The last step of every kind of sign-in: opens the session and returns the user. When the account has a second factor,
 * it only sets the cookie of the waiting sign-in and returns null.
 * @param prove checks the password or code again with the account locked, because it may have changed meanwhile; throws
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

/**
 * Counts an attempt at the second factor and returns the account's id, or null after five or without a waiting sign-in.
 */
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

/**
 * Replaces the waiting sign-in by a session, once, after its second factor was checked.
 * @returns null when the waiting sign-in does not exist any more
 * @throws ACCOUNT_SUSPENDED
 */
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
