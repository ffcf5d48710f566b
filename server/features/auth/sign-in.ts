import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { countSignIn, forgiveSignIns } from './attempt-limits.ts';
import { toAuthError } from './auth-faults.ts';
import { betterAuthOf } from './better-auth.ts';
import { sessionCookie } from './cookies.ts';
import { readViewer } from './read-viewer.ts';

/**
 * Signs in by e-mail and password; an unknown e-mail takes as long as a wrong password (better-auth hashes then too).
 * @throws WRONG_CREDENTIALS, ACCOUNT_BANNED, TOO_MANY_REQUESTS.
 */
export async function signIn({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; password: string };
}): Promise<{ viewer: Viewer }> {
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
  ctx.responseHeaders.append('set-cookie', sessionCookie(token, ctx.deps.env));
  return { viewer: await readViewer(ctx.deps, user.id) };
}
