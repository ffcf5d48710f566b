/** A write that failed at first: from the start of its first failed attempt to its acknowledgement, ms of the clock. */
interface Outage {
  from: number;
  to: number;
}

/** Collects how long clients could not write. */
export function createOutages() {
  const outages: Outage[] = [];
  return {
    add: (outage: Outage) => void outages.push(outage),
    /** The longest time without a write of any client since a moment, ms; 0 if none failed. */
    longestSince: (since: number) =>
      Math.max(
        0,
        ...outages.filter(({ to }) => to >= since).map(({ from, to }) => to - Math.max(from, since)),
      ),
  };
}

export type Outages = ReturnType<typeof createOutages>;
