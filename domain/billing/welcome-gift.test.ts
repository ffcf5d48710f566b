import { expect, it } from 'vitest';
import { openingTokensText, welcomeGiftText } from './welcome-gift.ts';

it('tells a visitor which tokens an account opens with', () => {
  expect(openingTokensText(1_500)).toBe(
    'Hesabınız 500 token ile açılır, e-postanızı doğrulayınca 1.500 token daha gelir',
  );
  expect(openingTokensText(0)).toBe('Hesabınız 500 token ile açılır');
});

it('names the gift of a verified address, where one is to come', () => {
  expect(welcomeGiftText(1_500)).toContain('1.500 tokenlik hoş geldiniz hediyesi');
  expect(welcomeGiftText(0)).toBe('');
});
