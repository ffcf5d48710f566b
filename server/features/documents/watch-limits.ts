/** A thread of a conversion's process: ends the process past its limits or when the app has ended. */
import { workerData } from 'node:worker_threads';
import { type ConversionLimits, limitSignal } from './run-conversion.ts';

export interface WatchedProcess extends ConversionLimits {
  /** Id of the process that started this one. */
  parent: number;
}

const checkMs = 200;
const limits: WatchedProcess = workerData;
const started = performance.now();

setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isOver =
    (user + system) / 1_000 > limits.cpuMs ||
    performance.now() - started > limits.wallMs ||
    process.memoryUsage.rss() / 1e6 > limits.residentMb;
  if (isOver || process.ppid !== limits.parent) process.kill(process.pid, limitSignal);
}, checkMs);
