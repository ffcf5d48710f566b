import type { BeginningPlot } from '../types.ts';

/** More thrillers. */
export const THRILLER_BEGINNINGS_2: readonly BeginningPlot[] = [];
