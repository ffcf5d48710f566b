import { messages } from '../messages/index.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/**
 * What an account opens with, for a visitor.
 * @param opening the first tokens, those of the free plan's day
 * @param welcome tokens of the gift for a verified address; 0 for none
 */
export function openingTokensText(opening: number, welcome: number): string {
  const text = `Hesabınız ${numbers.format(opening)} token ile açılır`;
  return welcome > 0 ? `${text}, e-postanızı doğrulayınca ${numbers.format(welcome)} token daha gelir` : text;
}

/** What the verification of the address brings beside the daily tokens; '' where no gift is to come. @param tokens of the gift */
export function welcomeGiftText(tokens: number): string {
  return tokens > 0
    ? `Ayrıca bir kereye özgü ${numbers.format(tokens)} tokenlik hoş geldiniz hediyesi gelir.`
    : '';
}

const withTokens = (text: string, tokens: number) => text.replace('{tokens}', numbers.format(tokens));

/** The text for an account whose first tokens wait for its verified address. @param opening the first tokens */
export const signUpTokensWaitText = (opening: number): string =>
  withTokens(messages.tokens.signUpTokensWait, opening);

/** The text for an account whose address had today's first tokens before. @param opening the first tokens */
export const firstTokensTomorrowText = (opening: number): string =>
  withTokens(messages.tokens.firstTokensTomorrow, opening);
