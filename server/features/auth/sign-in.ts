import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { countSignIn, forgiveSignIns } from './attempt-limits.ts';
import { toAuthError } from './auth-faults.ts';
import { betterAuthOf } from './better-auth.ts';
import { finishSignIn } from './finish-sign-in.ts';

/**
 * Signs in by e-mail and password; an unknown e-mail takes as long as a wrong password (better-auth hashes then too).
 * Null where the second factor is asked for next.
 * @throws WRONG_CREDENTIALS, ACCOUNT_BANNED, TOO_MANY_REQUESTS.
 */
export async function signIn({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; password: string };
}): Promise<{ viewer: Viewer | null }> {
  const email = input.email.toLowerCase();
  await countSignIn(ctx, email);
  const { token, user } = await betterAuthOf(ctx.deps)
    .api.signInEmail({
      body: { email, password: input.password },
      headers: new Headers({ 'user-agent': ctx.userAgent }),
    })
    .catch((fault: unknown) => {
      throw toAuthError('signIn', fault);
    });
  await forgiveSignIns(ctx, email);
  // better-auth opens a session with the check; ours begins only after the second factor, where there is one.
  await ctx.deps.db.deleteFrom('sessions').where('token', '=', token).execute();
  return { viewer: await finishSignIn(ctx, user.id) };
}
