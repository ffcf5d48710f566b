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

/** Whether there is any letter or digit to look for. */
export const isSearchable = (text: string): boolean => foldForSearch(text) !== '';
