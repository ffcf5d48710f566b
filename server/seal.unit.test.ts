import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'bir-sir-ki-otuz-iki-harften-uzun-olsun';

it('gives a sealed text back', () => {
  expect(unseal(seal('Bağlantınız: ığüşöç', secret), secret)).toBe('Bağlantınız: ığüşöç');
});

it('seals the same text differently each time, and shows nothing of it', () => {
  const [first, second] = [seal('açık metin', secret), seal('açık metin', secret)];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('utf8')).not.toContain('metin');
});

it('refuses another secret and a changed text', () => {
  const sealed = seal('metin', secret);
  expect(() => unseal(sealed, `${secret}!`)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), secret)).toThrow();
});
