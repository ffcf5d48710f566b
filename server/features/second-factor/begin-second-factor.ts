import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { seal } from '#server/seal.ts';
import { askPassword, lockAccount, refuseEndedSession } from '../auth/index.ts';
import { enrolment, newSecret } from './authenticator.ts';

/**
 * Begins to set the second factor up; sign-in asks for it only once a first code confirmed it.
 * Only on a verified address: a second factor on somebody else's would keep its owner out, and one on a mistyped address
 * would leave no way back.
 * @throws UNAUTHORIZED, EMAIL_UNVERIFIED, WRONG_PASSWORD, NO_PASSWORD, SECOND_FACTOR_ON, TOO_MANY_REQUESTS
 */
export async function beginSecondFactor({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { password: string };
}): Promise<{ secret: string; uri: string; qrSvg: string }> {
  const { id, email, emailVerified, sessionId } = signedIn(ctx);
  if (!emailVerified) throw new AppError('EMAIL_UNVERIFIED');
  await askPassword(ctx, id, input.password);
  const secret = newSecret();
  const sealed = seal(secret, ctx.deps.env.appSecrets, 'second-factor');
  const begun = await ctx.deps.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    await refuseEndedSession(trx, sessionId);
    return trx
      .insertInto('second_factors')
      .values({ user_id: id, sealed_secret: sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealed, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
  });
  if (!begun) throw new AppError('SECOND_FACTOR_ON');
  return { secret, ...enrolment(secret, { issuer: ctx.deps.identity.brand.name, email }) };
}
