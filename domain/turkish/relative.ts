import { plainStem, type Stem } from './phonology.ts';

/** -ki does not harmonise, except after these words of time ("bugünkü", "dünkü"). */
const ROUNDED_BEFORE_KI = /(?:^|\s)(?:bu)?[gd]ün$/iu;

/** Adds -ki, which makes an adjective or pronoun out of a place, a time or an owner ("evdeki", "benimki"). */
export const relativeStem = (stem: Stem): Stem =>
  plainStem(stem.text + (ROUNDED_BEFORE_KI.test(stem.text) ? 'kü' : 'ki'));
