import { expect, it } from 'vitest';
import { type Secrets, seal, unseal } from './seal.ts';

const secret: Secrets = ['bir-sir-ki-otuz-iki-harften-uzun-olsun'];

it('unseals a sealed text', () => {
  expect(unseal(seal('Bağlantınız: ığüşöç', secret, 'waiting-mail'), secret, 'waiting-mail')).toEqual({
    text: 'Bağlantınız: ığüşöç',
    stale: false,
  });
});

it('unseals with an older secret and tells so', () => {
  const sealed = seal('metin', secret, 'waiting-mail');
  const rotated: Secrets = [`yeni-${secret[0]}`, ...secret];
  expect(unseal(sealed, rotated, 'waiting-mail')).toEqual({ text: 'metin', stale: true });
  expect(() => unseal(seal('metin', rotated, 'waiting-mail'), secret, 'waiting-mail')).toThrow();
});

it('seals the same text differently each time and hides it', () => {
  const [first, second] = [
    seal('açık metin', secret, 'waiting-mail'),
    seal('açık metin', secret, 'waiting-mail'),
  ];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64url').toString('utf8')).not.toContain('metin');
});

it('rejects another secret, another use and a changed text', () => {
  const sealed = seal('metin', secret, 'waiting-mail');
  expect(() => unseal(sealed, [`${secret[0]}!`], 'waiting-mail')).toThrow();
  expect(() => unseal(sealed, secret, 'second-factor')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), secret, 'waiting-mail')).toThrow();
});
