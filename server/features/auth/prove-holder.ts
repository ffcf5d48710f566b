import type { Transaction } from 'kysely';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { countSignIn, forgiveSignIns } from './attempt-limits.ts';
import { findKnownDevice } from './device-marks.ts';
import { findPasswordOf, isStillPassword, verifyPassword } from './passwords.ts';

/**
 * Checks that the user of a mailed link holds the account: this browser has its session, or the password is right. The
 * link alone proves only access to the mailbox, and another person may have opened the account.
 * @returns a check to repeat with the account locked: whether the session or the password is still valid
 * @throws PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function proveHolder(
  ctx: AppContext,
  userId: string,
  password: string | undefined,
): Promise<(trx: Transaction<DB>) => Promise<boolean>> {
  const { deps, user } = ctx;
  if (user?.id === userId) {
    return async (trx) => {
      const open = trx.selectFrom('sessions').select('id').where('id', '=', user.sessionId);
      return (await open.executeTakeFirst()) !== undefined;
    };
  }
  if (password === undefined) throw new AppError('PASSWORD_REQUIRED');
  const account = await deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) throw new AppError('WRONG_PASSWORD');
  const device = await findKnownDevice(ctx, { userId });
  await countSignIn(ctx, account.email, device);
  const own = await findPasswordOf(deps.db, userId);
  const right = await verifyPassword(deps, own?.hash ?? null, password);
  if (!own || !right) throw new AppError('WRONG_PASSWORD');
  await forgiveSignIns(ctx, account.email, device);
  return (trx) => isStillPassword(trx, own);
}
