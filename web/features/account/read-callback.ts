/** What an answered sign-in carries in its address: a one-time code in the query, or a token pair in the fragment. */
export type CallbackAnswer =
  | { code: string; state: string; issuer: string | undefined }
  | { accessToken: string; state: string };

/** Reads the answer from the address, or null where there is none (the person said no, or opened it by hand). */
export function readCallback({ searchParams, hash }: URL): CallbackAnswer | null {
  const code = searchParams.get('code');
  const state = searchParams.get('state');
  if (code && state) return { code, state, issuer: searchParams.get('iss') ?? undefined };
  const fragment = new URLSearchParams(hash.slice(1));
  const accessToken = fragment.get('access_token');
  const own = fragment.get('state');
  // Both halves of the pair: a lone token is no answer of ours. The refresh token itself is kept nowhere.
  if (accessToken && own && fragment.has('refresh_token')) return { accessToken, state: own };
  return null;
}
