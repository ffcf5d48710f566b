import { messages } from '../messages/index.ts';
import type { WorldKind } from './kinds.ts';
import { type Word, wordsOf } from './words.ts';

/** The form in which a word without suffixes is compared. */
export const wholeWord = ({ base, tail }: Pick<Word, 'base' | 'tail'>): string =>
  tail === '' ? base : `${base}'${tail}`;

/** A character may have a consonant as name ("K."); a vowel is too often a word. */
const consonant = /^[^\P{L}aeıioöuü]$/u;

/** Whether a name of this one word is long enough for a search. */
export function isLongEnough(word: Word, kind: WorldKind): boolean {
  const head = wholeWord(word);
  return head.length > 1 || (kind === 'character' && word.capital !== 'none' && consonant.test(head));
}

/** Whether a name or alias is searched in texts. */
export function isSearchable(name: string, kind: WorldKind): boolean {
  const words = wordsOf(name);
  const [only] = words;
  return words.length > 1 || (only !== undefined && isLongEnough(only, kind));
}

/** The message for a name that can't be searched; undefined for a valid or empty name. */
export function nameError(name: string, kind: WorldKind): string | undefined {
  if (name.trim() === '' || isSearchable(name, kind)) return undefined;
  return kind === 'character' ? messages.world.personNameTooShort : messages.world.otherNameTooShort;
}
