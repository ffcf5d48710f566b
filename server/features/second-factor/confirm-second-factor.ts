import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countSecondFactorSetUp, lockAccount, refuseEndedSession } from '../auth/index.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { takeAuthenticatorCode } from './take-code.ts';

/**
 * Switches the second factor on by a first code; other devices are signed out, since they never showed it.
 * @throws UNAUTHORIZED, SECOND_FACTOR_WRONG, SECOND_FACTOR_OFF (not begun), SECOND_FACTOR_ON, TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { code: string };
}): Promise<{ recoveryCodes: string[] }> {
  const { id, sessionId } = signedIn(ctx);
  const { db, env, now } = ctx.deps;
  const returnTurn = await countSecondFactorSetUp(ctx, id);
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    // Whoever lost the account by a recovery while this request ran must not lock its owner out.
    await refuseEndedSession(trx, sessionId);
    const factor = await trx
      .selectFrom('second_factors')
      .select('confirmed_at')
      .where('user_id', '=', id)
      .executeTakeFirst();
    if (!factor) throw new AppError('SECOND_FACTOR_OFF');
    if (factor.confirmed_at) throw new AppError('SECOND_FACTOR_ON');
    if (!(await takeAuthenticatorCode(trx, ctx.deps, id, input.code)))
      throw new AppError('SECOND_FACTOR_WRONG');
    await trx.updateTable('second_factors').set({ confirmed_at: now() }).where('user_id', '=', id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', id).where('id', '<>', sessionId).execute();
    return renewRecoveryCodes(trx, env, id);
  });
  await returnTurn();
  return { recoveryCodes };
}
