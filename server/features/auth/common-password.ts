import { readFileSync } from 'node:fs';

/** The 3,000 passwords of at least six characters that leaked lists hold most often, and those a Turkish guess begins with. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Whether a password is among the first that a guesser tries, however its letters are cased. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase()) || common.has(password.toLocaleLowerCase('tr'));
}
