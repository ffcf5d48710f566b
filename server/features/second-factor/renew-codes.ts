import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { askPassword, lockAccount, refuseEndedSession } from '../auth/index.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

/**
 * New recovery codes in place of the old.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, NO_PASSWORD, SECOND_FACTOR_OFF, TOO_MANY_REQUESTS
 */
export async function renewCodes({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { password: string };
}): Promise<{ recoveryCodes: string[] }> {
  const { id, sessionId } = signedIn(ctx);
  await askPassword(ctx, id, input.password);
  return ctx.deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    await refuseEndedSession(trx, sessionId);
    const on = await trx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!on) throw new AppError('SECOND_FACTOR_OFF');
    return { recoveryCodes: await renewRecoveryCodes(trx, ctx.deps.env, id) };
  });
}
