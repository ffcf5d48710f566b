import type { Frame } from '../types.ts';
import { AGAIN } from './again.ts';
import { CHOICE } from './perceives/choice.ts';
import { COST } from './perceives/cost.ts';
import { DOUBT } from './perceives/doubt.ts';
import { END } from './perceives/end.ts';
import { EVENT } from './perceives/event.ts';
import { TELLING } from './perceives/telling.ts';
import { TEST } from './perceives/test.ts';

/** A person perceives or learns something that nobody else believes. */
export const PERCEIVES: Frame = {
  name: 'perceives',
  verbs: new Set([
    'duymak',
    'işitmek',
    'görmek',
    'fark etmek',
    'öğrenmek',
    'anlamak',
    'sezmek',
    'hissetmek',
    'bilmek',
    'rüya görmek',
    'keşfetmek',
  ]),
  needs: ['perceived', '!negative'],
  beats: [EVENT, DOUBT, TELLING, COST, AGAIN, TEST, CHOICE, END],
};
