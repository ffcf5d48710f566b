import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** The purpose of a sealed text; it is part of the key, so a text can't be unsealed for another purpose. */
export type SealUse =
  | 'waiting-mail'
  | 'second-factor'
  | 'provider-state'
  | 'api-key'
  | 'share-link'
  | 'unsubscribe-link';

/** Secrets of one kind: the newest signs and seals, all of them verify and open. */
export type Secrets = readonly [newest: string, ...older: string[]];

const keyOf = (secret: string, use: SealUse) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Encrypts a text that must be readable again, by AES-256-GCM with a key derived from the newest secret. Queued mails
 * contain links and codes that sign people in; a second factor's secret generates codes.
 */
export function seal(text: string, [newest]: Secrets, use: SealUse): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(newest, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealWith(sealed: string, secret: string, use: SealUse): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
}

/**
 * Decrypts a sealed text with any of the secrets; `stale` when it was not sealed with the newest.
 * @throws Error when it was sealed with another secret or for another purpose, or was changed
 */
export function unseal(sealed: string, secrets: Secrets, use: SealUse): { text: string; stale: boolean } {
  let lastError: unknown;
  for (const [index, secret] of secrets.entries()) {
    try {
      return { text: unsealWith(sealed, secret, use), stale: index > 0 };
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}
