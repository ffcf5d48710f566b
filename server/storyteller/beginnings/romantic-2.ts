import type { BeginningPlot } from '../types.ts';

/** More love stories. */
export const ROMANTIC_BEGINNINGS_2: readonly BeginningPlot[] = [];
