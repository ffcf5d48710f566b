import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** What a sealed text is for: one sealed for one use is worth nothing in another. */
export type SealUse = 'waiting-mail' | 'second-factor' | 'provider-state' | 'api-key' | 'share-link';

const keyOf = (secret: string, use: SealUse) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Text that only this installation can read again, where a hash won't do: AES-256-GCM under a key derived from the
 * app's secret. A waiting mail carries links and codes that sign people in; a second factor's secret makes codes.
 */
export function seal(text: string, secret: string, use: SealUse): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws where the text was sealed under another secret or for another use, or changed since. */
export function unseal(sealed: string, secret: string, use: SealUse): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return text.toString('utf8');
}
