import { signUpTokens } from './plans.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** What an account opens with, for a visitor. @param welcome tokens of the gift for a verified address; 0 for none */
export function openingTokensText(welcome: number): string {
  const opening = `Hesabınız ${signUpTokens} token ile açılır`;
  return welcome > 0
    ? `${opening}, e-postanızı doğrulayınca ${numbers.format(welcome)} token daha gelir`
    : opening;
}

/** What the verification of the address brings beside the daily tokens; '' where no gift is to come. @param tokens of the gift */
export function welcomeGiftText(tokens: number): string {
  return tokens > 0
    ? `Ayrıca bir kereye özgü ${numbers.format(tokens)} tokenlik hoş geldiniz hediyesi gelir.`
    : '';
}
