import { writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Priority of all jobs, as `nice` counts: requests go before documents. Not the lowest: on a machine that is never idle
 * that would get one part in seventy of a processor, this one a quarter.
 */
export const jobPriority = 5;

/**
 * Sends this process, which leads a session, behind those of all others; those that it starts inherit that. Linux shares
 * processors among sessions first (autogroup), where PostgreSQL's processes have one each: within its own session a priority
 * says nothing to them.
 */
export function giveWay(): void {
  try {
    // Who has less already keeps it; an administrator's process could have more.
    if (getPriority() < jobPriority) setPriority(jobPriority);
  } catch {
    // It may not choose.
  }
  try {
    writeFileSync('/proc/self/autogroup', `${jobPriority}`);
  } catch {
    // No such file: there, priorities count among all processes. Or another one was changed just now; the next job tries again.
  }
}
