/**
 * A text as search compares it: I, ı, İ and i are one letter, accents don't count ('hikaye' finds 'hikâye', 'isik' finds
 * 'ışık'), and all that is no letter or digit parts words. The database folds stories the same way
 * (`fold_for_search`, held equal by a test).
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}

/** Whether anything is looked for: symbols alone are, and are found in no text. */
export const isSearch = (text: string): boolean => text.trim() !== '';

/** Words of at least this length are found inside others too, shorter ones only at the beginning of a word. */
export const minInnerLength = 3;
/** Maximum number of words that are searched for; further ones are ignored. */
const maxWords = 8;

/** The words that a search looks for, folded, each once; none where it has symbols alone. */
export const wordsOfSearch = (text: string): string[] =>
  [...new Set(foldForSearch(text).split(' '))].filter((word) => word !== '').slice(0, maxWords);
