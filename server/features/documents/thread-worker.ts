import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import type { ThreadStart } from './run-in-thread.ts';

// On Linux this is the priority of the calling thread alone: requests go before documents, and before the libraries that
// those need, which is why nothing else is loaded sooner.
if (process.platform === 'linux') setPriority(19);

await import((workerData as ThreadStart).module);
