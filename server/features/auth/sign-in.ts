import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countSignIn, forgiveSignIns } from './attempt-limits.ts';
import { findKnownDevice } from './device-marks.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { findPassword, isStillPassword, verifyPassword } from './passwords.ts';

/**
 * Signs in by e-mail and password; an unknown e-mail takes as long as a wrong password.
 * @returns viewer null when the second factor is required next
 * @throws WRONG_CREDENTIALS, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function signIn({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; password: string };
}): Promise<{ viewer: Viewer | null }> {
  const { deps } = ctx;
  const email = input.email.toLowerCase();
  const device = await findKnownDevice(ctx, { email });
  await countSignIn(ctx, email, device);
  const own = await findPassword(deps.db, email);
  const right = await verifyPassword(deps, own?.hash ?? null, input.password);
  if (!own || !right) throw new AppError('WRONG_CREDENTIALS');
  const viewer = await finishSignIn(ctx, own.userId, async (trx) => {
    if (!(await isStillPassword(trx, own))) throw new AppError('WRONG_CREDENTIALS');
  });
  await forgiveSignIns(ctx, email, device);
  return { viewer };
}
