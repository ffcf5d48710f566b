/** How long a running record may go without a sign of life before it counts as abandoned, ms. */
export const leaseMs = 8_000;

/** How often a process renews its leases and stores how far its texts have come, ms. */
export const heartbeatMs = 1_000;

/** How often a generation that another process writes is looked at, ms. */
export const pollMs = 250;

/** How often each process frees what dead processes left, ms. */
export const sweepMs = 5_000;

export const leaseInterval = `${leaseMs} milliseconds`;
