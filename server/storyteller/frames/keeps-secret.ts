import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';
import { CHOICE } from './keeps-secret/choice.ts';
import { COST } from './keeps-secret/cost.ts';
import { END } from './keeps-secret/end.ts';
import { EVENT } from './keeps-secret/event.ts';
import { SUSPICION } from './keeps-secret/suspicion.ts';
import { TEST } from './keeps-secret/test.ts';
import { WEIGHT } from './keeps-secret/weight.ts';

/** Somebody hides a thing or a truth from those who have a right to it. */
export const KEEPS_SECRET: Frame = {
  name: 'keeps-secret',
  verbs: new Set([
    'saklamak',
    'gizlemek',
    '-söylemek',
    '-anlatmak',
    'yalan söylemek',
    '-iletmek',
    '-itiraf etmek',
  ]),
  needs: ['secret'],
  beats: [EVENT, WEIGHT, SUSPICION, COST, AGAIN, TEST, CHOICE, END],
};
