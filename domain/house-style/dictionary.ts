import { lower } from '../turkish/index.ts';

/** Maximum number of words in a personal dictionary; the database enforces it (migration house-style). */
export const personalWordsMost = 2_000;
/** Maximum length of such a word, characters. */
export const maxPersonalWordLength = 60;

/** One word: letters, with inner hyphens and apostrophes. */
export const personalWord = /^\p{L}[\p{L}\p{M}]*(?:[-'’][\p{L}\p{M}]+)*$/u;

/** The key by which words are sorted and compared, ignoring case. */
export const personalKey = (word: string): string => lower(word).normalize('NFC');
