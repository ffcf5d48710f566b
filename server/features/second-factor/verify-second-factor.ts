import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import {
  completeWaitingSignIn,
  countRecoveryCodeGuess,
  countSecondFactorGuess,
  findKnownDevice,
  tryWaitingSignIn,
} from '../auth/index.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { takeAuthenticatorCode } from './take-code.ts';

/**
 * Finishes a sign-in by an authenticator's code or a recovery code.
 * @throws SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function verifySecondFactor({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { code: string };
}): Promise<{ viewer: Viewer }> {
  const { deps } = ctx;
  const userId = await tryWaitingSignIn(ctx);
  if (userId === null) throw new AppError('SIGN_IN_EXPIRED');
  const digits = input.code.replaceAll(/\s/g, '');
  const isAuthenticatorCode = /^\d{6}$/.test(digits);
  // Somebody who has the password can begin any number of sign-ins: guesses are counted across them, and those at one
  // kind of code do not use up the other kind's.
  const returnTurns = isAuthenticatorCode
    ? await countSecondFactorGuess(ctx, userId, await findKnownDevice(ctx, { userId }))
    : await countRecoveryCodeGuess(ctx, userId);
  const right = isAuthenticatorCode
    ? await takeAuthenticatorCode(deps.db, deps, userId, digits)
    : await takeRecoveryCode(deps.db, deps.env, userId, input.code);
  if (!right) throw new AppError('SECOND_FACTOR_WRONG');
  await returnTurns();
  const viewer = await completeWaitingSignIn(ctx, userId);
  if (!viewer) throw new AppError('SIGN_IN_EXPIRED');
  return { viewer };
}
