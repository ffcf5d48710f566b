const CIRCUMFLEX = /[âîû]/gu;

/**
 * A lower-case text without circumflexes. Most words are listed under this spelling ("kâğıt" as "kağıt").
 */
export const withoutCircumflex = (text: string): string =>
  text.replace(CIRCUMFLEX, (character) => (character === 'â' ? 'a' : character === 'î' ? 'i' : 'u'));
