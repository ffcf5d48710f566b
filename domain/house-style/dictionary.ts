import { lower } from '../turkish/index.ts';

/** Most words of a personal list; the database holds it (migration house-style). */
export const personalWordsMost = 2_000;
/** Letters of one of them. */
export const personalWordLetters = 60;

/** One word: letters, with hyphens and apostrophes inside. */
export const personalWord = /^\p{L}[\p{L}\p{M}]*(?:[-'’][\p{L}\p{M}]+)*$/u;

/** Orders and compares words of the list without regard to case. */
export const personalKey = (word: string): string => lower(word).normalize('NFC');
