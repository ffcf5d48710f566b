import { type AppContext, signedIn } from '#server/context.ts';
import { askPassword, lockAccount, refuseEndedSession } from '../auth/index.ts';

/** Switches the second factor off. @throws UNAUTHORIZED, WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS */
export async function removeSecondFactor({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { password: string };
}): Promise<{ ok: true }> {
  const { id, sessionId } = signedIn(ctx);
  await askPassword(ctx, id, input.password);
  await ctx.deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    await refuseEndedSession(trx, sessionId);
    await trx.deleteFrom('second_factors').where('user_id', '=', id).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', id).execute();
    await trx.deleteFrom('waiting_sign_ins').where('user_id', '=', id).execute();
  });
  return { ok: true };
}
