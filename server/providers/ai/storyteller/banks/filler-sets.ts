import { GESTURES, SENSES, THOUGHTS } from './fillers.ts';

/** The filler banks, as often as they should come. */
export const FILLERS: readonly (readonly string[])[] = [SENSES, SENSES, GESTURES, GESTURES, THOUGHTS];
