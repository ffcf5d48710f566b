/** The answer of a sign-in in the address: a one-time code in the query, or a token pair in the fragment. */
export type CallbackAnswer =
  | { code: string; state: string; issuer: string | undefined }
  | { accessToken: string; state: string };

/** Reads the answer from the address; null without one, as after a refused consent or a typed address. */
export function readCallback({ searchParams, hash }: URL): CallbackAnswer | null {
  const code = searchParams.get('code');
  const state = searchParams.get('state');
  if (code && state) return { code, state, issuer: searchParams.get('iss') ?? undefined };
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token');
  const own = fragment.get('state');
  // A valid answer has both tokens. The refresh token is not stored.
  if (accessToken && own && fragment.has('refresh_token')) return { accessToken, state: own };
  return null;
}
