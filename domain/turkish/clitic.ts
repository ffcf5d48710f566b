import { attach, plainStem, suffix } from './phonology.ts';
import { heardStem } from './proper-name.ts';

const TOO = suffix('dA');
const QUESTION = suffix('mI');

/** The separate word that agrees with the one before it: "de"/"da" (never "te"), "mi" in four shapes; "ki" never changes. */
export function clitic(word: string, kind: 'de' | 'mi' | 'ki'): string {
  if (kind === 'ki') return 'ki';
  const sound = { ...plainStem(''), vowel: heardStem(word).vowel };
  return attach(sound, kind === 'de' ? TOO : QUESTION).text;
}

/** A word with its separate clitic: "sen" + de → "sen de". */
export const withClitic = (word: string, kind: 'de' | 'mi' | 'ki'): string => `${word} ${clitic(word, kind)}`;
