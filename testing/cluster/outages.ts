/**
 * What failed: a short write, which another process can do at once, or a generation, whose text a dead process has begun:
 * it ends with its lease.
 */
export type OutageKind = 'write' | 'generation';

/** A write from this time on counts as an outage although it did not fail, ms. */
export const slowWriteMs = 1_000;

/** Something that failed at first or was slow: from the start of its first failed attempt to its acknowledgement, ms of the clock. */
interface Outage {
  kind: OutageKind;
  /** The request, and the last failed answer: `save: 503`. */
  what: string;
  from: number;
  to: number;
}

/** Collects how long clients could not write. */
export function createOutages() {
  const outages: Outage[] = [];
  return {
    add: (outage: Outage) => void outages.push(outage),
    /**
     * The longest time without success of any client since a moment, ms, of which request, and when it began after that
     * moment, ms; 0 if nothing failed or was slow.
     */
    longestSince: (since: number, wanted: OutageKind) =>
      outages
        .filter(({ kind, to }) => kind === wanted && to >= since)
        .map(({ what, from, to }) => ({ what, ms: to - Math.max(from, since), afterMs: from - since }))
        .reduce((longest, one) => (one.ms > longest.ms ? one : longest), { what: '', ms: 0, afterMs: 0 }),
  };
}

export type Outages = ReturnType<typeof createOutages>;
