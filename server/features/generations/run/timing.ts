/** How long a running record may go without a heartbeat before it counts as abandoned, ms. */
export const leaseMs = 8_000;

/** How often a process renews its leases and stores its texts so far, ms. */
export const heartbeatMs = 1_000;

/** How often each process frees the generations of dead processes, ms. */
export const sweepMs = 5_000;

export const leaseInterval = `${leaseMs} milliseconds`;
