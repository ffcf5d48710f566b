/** Time after which a tab without a heartbeat does not count as active, s (docs/product/pages.md). */
export const activeWindowSeconds = 300;

/** Interval of the heartbeats of a visible tab, ms (docs/product/pages.md). */
export const heartbeatMs = 60_000;

/** Interval at which the active-users widget reads the numbers, ms (docs/product/pages.md). */
export const statsPollMs = 30_000;

/** Delay of a tab's first heartbeat after its user is known, ms, so that requests of its first view come first. */
export const presenceStartsAfterMs = 3_000;
