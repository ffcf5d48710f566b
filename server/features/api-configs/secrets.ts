import { seal, unseal } from '#server/seal.ts';

const use = 'api-key';

/** None of the installation's keys opens a stored one: SECRETS_KEY was changed without keeping the older. */
export class SecretLostError extends Error {
  override readonly name = 'SecretLostError';
}

/** Seals a key or salt under the newest of the installation's keys. */
export function sealSecret(text: string, keys: readonly [string, ...string[]]): string {
  return seal(text, keys[0], use);
}

/**
 * Opens a sealed key under whichever of the installation's keys sealed it; `stale` where that is not the newest.
 * @throws SecretLostError where none of them does
 */
export function openSecret(
  sealed: string,
  keys: readonly [string, ...string[]],
): { text: string; stale: boolean } {
  let fault: unknown;
  for (const [index, key] of keys.entries()) {
    try {
      return { text: unseal(sealed, key, use), stale: index > 0 };
    } catch (error) {
      fault = error;
    }
  }
  throw new SecretLostError('a stored API key was sealed under another SECRETS_KEY', { cause: fault });
}
