import * as client from 'openid-client';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countLink } from '../auth/index.ts';
import { callbackUrl, googleProvider } from './provider.ts';
import { keepState } from './sign-in-state.ts';

/**
 * Begins a sign-in at the provider: code flow with PKCE, state and nonce, all bound to this browser.
 * @throws GOOGLE_SIGN_IN_FAILED or GOOGLE_SIGN_UP_FAILED where it is not configured or can't be reached
 */
export async function beginGoogle({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { intent: 'sign_in' | 'sign_up'; next: string | null };
}): Promise<{ url: string }> {
  await countLink(ctx);
  const refused = input.intent === 'sign_in' ? 'GOOGLE_SIGN_IN_FAILED' : 'GOOGLE_SIGN_UP_FAILED';
  const provider = await googleProvider(ctx.deps).catch((fault: unknown) => {
    ctx.log.warn({ err: fault }, 'the sign-in provider can not be reached');
    return null;
  });
  if (!provider) throw new AppError(refused);
  const begun = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    next: input.next,
  };
  const url = client.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: callbackUrl(ctx.deps.env),
    scope: 'openid email profile',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
  });
  keepState(ctx, begun);
  return { url: url.href };
}
