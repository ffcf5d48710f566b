import type { BeginningPlot } from '../types.ts';
import { DRAMA_BEGINNINGS } from './drama.ts';
import { FANTASY_BEGINNINGS } from './fantasy.ts';
import { MYSTERY_BEGINNINGS } from './mystery.ts';
import { NSFW_BEGINNINGS } from './nsfw.ts';
import { ROMANTIC_BEGINNINGS } from './romantic.ts';
import { SCIFI_BEGINNINGS } from './scifi.ts';
import { THRILLER_BEGINNINGS } from './thriller.ts';

/** The stories of the wizard's beginnings, by the id of the beginning. */
export const BEGINNINGS: ReadonlyMap<string, BeginningPlot> = new Map(
  [
    ...DRAMA_BEGINNINGS,
    ...FANTASY_BEGINNINGS,
    ...NSFW_BEGINNINGS,
    ...ROMANTIC_BEGINNINGS,
    ...THRILLER_BEGINNINGS,
    ...MYSTERY_BEGINNINGS,
    ...SCIFI_BEGINNINGS,
  ].map((plot) => [plot.name, plot]),
);
