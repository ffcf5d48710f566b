import { readFileSync } from 'node:fs';

/** The 3,000 most frequent passwords of leaked lists with at least six characters, and common Turkish ones. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Reduces a text to the letters a–z: lower case, without diacritics, digits and signs. */
const lettersOf = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z]/g, '');

/** Words of the product: a password of one of them with any digits and signs is easy to guess (docs/security.md). */
const siteWords: ReadonlySet<string> = new Set(['yazıhane', 'hikâyem', 'hikâyelerim'].map(lettersOf));

/** Spaces and invisible characters; they are ignored, because a password of them alone looks empty. */
const invisible = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a password is empty, common, a word of the product or the site's name. It compares the NFKC form, which is also hashed, without
 * invisible characters and regardless of case.
 */
export function isCommonPassword(given: string, siteName: string): boolean {
  const password = given.normalize('NFKC').replaceAll(invisible, '');
  return (
    password === '' ||
    common.has(password.toLowerCase()) ||
    common.has(password.toLocaleLowerCase('tr')) ||
    siteWords.has(lettersOf(password)) ||
    (lettersOf(siteName) !== '' && lettersOf(password) === lettersOf(siteName))
  );
}
