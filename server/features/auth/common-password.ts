import { readFileSync } from 'node:fs';
import { brand } from '#domain/site/brand.ts';

/** The 3,000 passwords of at least six characters that leaked lists hold most often, and those a Turkish guess begins with. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Letters as a guesser's list writes them: small, without accents and dots; digits and signs aside. */
const lettersOf = (text: string) =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .replaceAll(/[^a-z]/g, '');

/** Words that belong to this site: with any digits and signs around them they are nobody's secret (docs/security.md). */
const siteWords: ReadonlySet<string> = new Set(
  [brand.name, 'yazıhane', 'hikâyem', 'hikâyelerim'].map(lettersOf),
);

/** Spaces and invisible characters: a password of them alone looks empty. */
const invisible = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a password is among the first that a guesser tries here, by its NFKC form (the hash is made of it),
 * without invisible characters and in any case.
 */
export function isCommonPassword(given: string): boolean {
  const password = given.normalize('NFKC').replaceAll(invisible, '');
  return (
    password === '' ||
    common.has(password.toLowerCase()) ||
    common.has(password.toLocaleLowerCase('tr')) ||
    siteWords.has(lettersOf(password))
  );
}
