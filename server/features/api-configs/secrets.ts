import { type Secrets, seal, unseal } from '#server/seal.ts';

const use = 'api-key';

/** A stored key was sealed under a SECRETS_KEY that is not configured any more. */
export class SecretLostError extends Error {
  override readonly name = 'SecretLostError';
}

/** Seals a key or salt under the newest SECRETS_KEY. */
export const sealSecret = (text: string, keys: Secrets): string => seal(text, keys, use);

/**
 * Opens a sealed key with any configured SECRETS_KEY; `stale` when it was not sealed under the newest.
 * @throws SecretLostError when no SECRETS_KEY opens it
 */
export function openSecret(sealed: string, keys: Secrets): { text: string; stale: boolean } {
  try {
    return unseal(sealed, keys, use);
  } catch (error) {
    throw new SecretLostError('a stored API key was sealed under another SECRETS_KEY', { cause: error });
  }
}
