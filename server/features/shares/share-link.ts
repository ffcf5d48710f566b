import { createHash, randomBytes } from 'node:crypto';
import { type Secrets, seal, unseal } from '#server/seal.ts';

const tokenBytes = 18;

/** What a link is found by. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new link's token (144 bits of the system's randomness) and what is kept of it. */
export function newLink(secrets: Secrets): { hash: Buffer; sealed: string } {
  const token = randomBytes(tokenBytes).toString('hex');
  return { hash: hashOf(token), sealed: seal(token, secrets, 'share-link') };
}

/** The token of a kept link; null where it was sealed under another secret. */
export function openLink(sealed: string, secrets: Secrets): string | null {
  try {
    return unseal(sealed, secrets, 'share-link').text;
  } catch {
    return null;
  }
}
