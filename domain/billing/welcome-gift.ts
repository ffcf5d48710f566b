const numbers = new Intl.NumberFormat('tr-TR');

/** What the verification of the address brings beside the daily tokens; '' where no gift is to come. @param tokens of the gift */
export function welcomeGiftText(tokens: number): string {
  return tokens > 0
    ? `Ayrıca bir kereye özgü ${numbers.format(tokens)} tokenlik hoş geldiniz hediyesi gelir.`
    : '';
}
