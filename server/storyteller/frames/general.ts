import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';
import { AFTER } from './general/after.ts';
import { CHOICE } from './general/choice.ts';
import { COST } from './general/cost.ts';
import { END } from './general/end.ts';
import { EVENT } from './general/event.ts';
import { TELLING } from './general/telling.ts';
import { TEST } from './general/test.ts';

/** Carries any event: what somebody does or what befalls them, and what it leads to. */
export const GENERAL: Frame = {
  name: 'general',
  verbs: new Set(),
  beats: [EVENT, AFTER, TELLING, COST, AGAIN, TEST, CHOICE, END],
};
