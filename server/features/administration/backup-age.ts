import { dayMs } from '#domain/time/durations.ts';

/** How old the last backup may be, s; a nightly one may take a while. */
export const freshSeconds = (2 * dayMs) / 1_000;
