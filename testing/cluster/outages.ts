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
  from: number;
  to: number;
}

/** Collects how long clients could not write. */
export function createOutages() {
  const outages: Outage[] = [];
  return {
    add: (outage: Outage) => void outages.push(outage),
    /** The longest time without success of any client since a moment, ms; 0 if nothing failed or was slow. */
    longestSince: (since: number, wanted: OutageKind) =>
      Math.max(
        0,
        ...outages
          .filter(({ kind, to }) => kind === wanted && to >= since)
          .map(({ from, to }) => to - Math.max(from, since)),
      ),
  };
}

export type Outages = ReturnType<typeof createOutages>;
