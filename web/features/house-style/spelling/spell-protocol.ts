import type { CheckedWord } from './checker.ts';

/** What the page asks of the worker; each answer carries the question's id. */
export type SpellQuestion =
  | { id: number; kind: 'load'; affixes: string; words: string }
  | { id: number; kind: 'know'; names: readonly string[]; personal: readonly string[] }
  | { id: number; kind: 'check'; words: readonly CheckedWord[] }
  | { id: number; kind: 'suggest'; word: CheckedWord };

/** `wrong` are the keys (spell-client.ts) of the misspelled ones. */
export type SpellAnswer =
  | { id: number; kind: 'done' }
  | { id: number; kind: 'failed' }
  | { id: number; kind: 'checked'; wrong: readonly string[] }
  | { id: number; kind: 'suggested'; words: readonly string[] };

/** A word is checked once, however often it stands in the text. */
export const wordKey = ({ word, starts }: CheckedWord): string => (starts ? `^${word}` : word);
