import { messages } from '../messages/index.ts';
import type { WorldKind } from './kinds.ts';
import { type Word, wordsOf } from './words.ts';

/** A word as it is compared where it takes no endings. */
export const wholeWord = ({ base, tail }: Pick<Word, 'base' | 'tail'>): string =>
  tail === '' ? base : `${base}'${tail}`;

/** A person may be called by one letter ("K."), but a vowel is too often a word. */
const consonant = /^[^\P{L}aeıioöuü]$/u;

/** Whether a name of this one word is long enough to be looked for in a text. */
export function isLongEnough(word: Word, kind: WorldKind): boolean {
  const head = wholeWord(word);
  return head.length > 1 || (kind === 'character' && word.capital !== 'none' && consonant.test(head));
}

/** Whether a name or another name of an entry is looked for in texts at all. */
export function isSearchable(name: string, kind: WorldKind): boolean {
  const words = wordsOf(name);
  const [only] = words;
  return words.length > 1 || (only !== undefined && isLongEnough(only, kind));
}

/** Why another name can't be taken; undefined where it can, or where nothing stands there. */
export function nameFault(name: string, kind: WorldKind): string | undefined {
  if (name.trim() === '' || isSearchable(name, kind)) return undefined;
  return kind === 'character' ? messages.world.personNameTooShort : messages.world.otherNameTooShort;
}
