import { jwtVerify } from 'jose';
import * as client from 'openid-client';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countLink } from '../auth/index.ts';
import { callbackUrl, googleProvider, type Provider } from './provider.ts';
import { signInAs } from './sign-in-as.ts';
import { type SignInState, takeState } from './sign-in-state.ts';

/** What a provider may sign with: never a secret that we share with it, never nothing. */
const signedBy = ['RS256', 'PS256', 'ES256', 'EdDSA'];

interface Finished {
  viewer: Viewer | null;
  next: string | null;
}

/** Finishes this browser's own sign-in by claims that `prove` takes from the provider's answer. */
async function finish(
  ctx: AppContext,
  state: string,
  prove: (provider: Provider, begun: SignInState) => Promise<unknown>,
): Promise<Finished> {
  await countLink(ctx);
  const begun = await takeState(ctx, state);
  const provider = begun && (await googleProvider(ctx.deps));
  if (!provider) throw new AppError('AUTH_CALLBACK_FAILED');
  const claims = await prove(provider, begun).catch((fault: unknown) => {
    ctx.log.warn({ err: fault }, 'a sign-in at the provider was not proven');
    throw new AppError('AUTH_CALLBACK_FAILED');
  });
  return { viewer: await signInAs(ctx, claims), next: begun.next };
}

/** By the one-time code. @throws AUTH_CALLBACK_FAILED, GOOGLE_EMAIL_UNVERIFIED, TOO_MANY_REQUESTS */
export function finishGoogle({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { code: string; state: string; issuer?: string | undefined };
}): Promise<Finished> {
  return finish(ctx, input.state, async ({ configuration }, begun) => {
    const answered = new URL(callbackUrl(ctx.deps.env));
    answered.searchParams.set('code', input.code);
    answered.searchParams.set('state', input.state);
    if (input.issuer !== undefined) answered.searchParams.set('iss', input.issuer);
    const tokens = await client.authorizationCodeGrant(configuration, answered, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.verifier,
      idTokenExpected: true,
    });
    return tokens.claims();
  });
}

/**
 * By a token from the fragment: one that the provider signed for us and that carries this very sign-in's nonce.
 * Anybody else's token, however valid, is worth nothing here (docs/product/accounts.md).
 * @throws AUTH_CALLBACK_FAILED, GOOGLE_EMAIL_UNVERIFIED, TOO_MANY_REQUESTS
 */
export function finishGoogleWithToken({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { accessToken: string; state: string };
}): Promise<Finished> {
  return finish(ctx, input.state, async ({ keys, issuer, clientId }, begun) => {
    const { payload } = await jwtVerify(input.accessToken, keys, {
      issuer,
      audience: clientId,
      algorithms: signedBy,
      requiredClaims: ['exp', 'nonce'],
    });
    if (payload.nonce !== begun.nonce) throw new Error('The token answers another sign-in.');
    return payload;
  });
}
