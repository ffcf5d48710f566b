import { expect, it } from 'vitest';
import {
  firstTokensTomorrowText,
  openingTokensText,
  signUpTokensWaitText,
  welcomeGiftText,
} from './welcome-gift.ts';

it('tells a visitor which tokens an account opens with', () => {
  expect(openingTokensText(500, 1_500)).toBe(
    'Hesabınız 500 token ile açılır, e-postanızı doğrulayınca 1.500 token daha gelir',
  );
  expect(openingTokensText(500, 0)).toBe('Hesabınız 500 token ile açılır');
});

it('names the gift of a verified address, where one is to come', () => {
  expect(welcomeGiftText(1_500)).toContain('1.500 tokenlik hoş geldiniz hediyesi');
  expect(welcomeGiftText(0)).toBe('');
});

it('names the first tokens that wait for a verified address or for tomorrow', () => {
  expect(signUpTokensWaitText(1_250)).toBe('1.250 token, e-posta adresinizi doğruladığınızda gelir.');
  expect(firstTokensTomorrowText(1_250)).toContain('ilk 1.250 token gece yarısından sonra gelir');
});
