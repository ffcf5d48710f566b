import { networkError } from '#web/lib/api-error.ts';
import type { StorySaver } from './save-story.ts';

/** After this a save takes unusually long, and the writer is told so, ms. */
export const slowMs = 15_000;
/** After this, and as long as its text takes on a slow line, a call has failed for now, ms. */
export const hopelessMs = 60_000;
/** A slow line that still carries a text over, letters per ms. */
const slowestLine = 8;

/** How long the answer to a call with so many letters is waited for, ms: they travel there and back. */
export const patienceFor = (letters: number): number => hopelessMs + (2 * letters) / slowestLine;

/** Does what may take unusually long: `onSlow` is called then. @throws what the work throws. */
export async function tellingSlow<T>(work: () => Promise<T>, onSlow: () => void): Promise<T> {
  const timer = setTimeout(onSlow, slowMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for an answer, and gives it up by its signal where none comes for `limitMs`: as if there were no connection. @throws ApiError */
async function withPatience<T>(ask: (signal: AbortSignal) => Promise<T>, limitMs: number): Promise<T> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limitMs);
  try {
    return await ask(end.signal);
  } catch (error) {
    throw end.signal.aborted ? networkError(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Saves by calls that each have the time of their own text: to go on from a lost save takes three of them. */
export const patientSaver = (api: StorySaver): StorySaver => ({
  create: (input, options) =>
    withPatience((signal) => api.create(input, { ...options, signal }), patienceFor(input.content.length)),
  update: (input, options) =>
    withPatience((signal) => api.update(input, { ...options, signal }), patienceFor(input.content.length)),
});
