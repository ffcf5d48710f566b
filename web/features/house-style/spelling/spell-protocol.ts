import type { CheckedWord } from './checker.ts';

/** The messages to the worker; each answer has the id of its question. */
export type SpellQuestion =
  | { id: number; kind: 'load'; affixes: string; words: string }
  | { id: number; kind: 'know'; names: readonly string[]; personal: readonly string[] }
  | { id: number; kind: 'check'; words: readonly CheckedWord[] }
  | { id: number; kind: 'suggest'; word: CheckedWord };

/** The answers of the worker; `wrong` has the keys (`wordKey`) of misspelled words. */
export type SpellAnswer =
  | { id: number; kind: 'done' }
  | { id: number; kind: 'failed' }
  | { id: number; kind: 'checked'; wrong: readonly string[] }
  | { id: number; kind: 'suggested'; words: readonly string[] };

/** The key of a word's result; equal words are checked once. */
export const wordKey = ({ word, starts }: CheckedWord): string => (starts ? `^${word}` : word);
