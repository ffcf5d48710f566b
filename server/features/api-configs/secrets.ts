import { seal, unseal } from '#server/seal.ts';

const use = 'api-key';

/** A stored key was sealed under a SECRETS_KEY that is not configured any more. */
export class SecretLostError extends Error {
  override readonly name = 'SecretLostError';
}

/** Seals a key or salt under the newest SECRETS_KEY. */
export function sealSecret(text: string, keys: readonly [string, ...string[]]): string {
  return seal(text, keys[0], use);
}

/**
 * Opens a sealed key with any configured SECRETS_KEY; `stale` when it was not sealed under the newest.
 * @throws SecretLostError when no SECRETS_KEY opens it
 */
export function openSecret(
  sealed: string,
  keys: readonly [string, ...string[]],
): { text: string; stale: boolean } {
  let lastError: unknown;
  for (const [index, key] of keys.entries()) {
    try {
      return { text: unseal(sealed, key, use), stale: index > 0 };
    } catch (error) {
      lastError = error;
    }
  }
  throw new SecretLostError('a stored API key was sealed under another SECRETS_KEY', { cause: lastError });
}
