/** Somebody who was seen this many seconds ago still counts as active (docs/product/pages.md). */
export const activeWindowSeconds = 300;

/** A tab that is looked at tells so this often, ms (docs/product/pages.md). */
export const heartbeatMs = 60_000;

/** The active-users widget asks this often, ms (docs/product/pages.md). */
export const statsPollMs = 30_000;

/** A tab tells of itself this long after it is known whose it is: what its first view asks for goes before, ms. */
export const presenceStartsAfterMs = 3_000;
