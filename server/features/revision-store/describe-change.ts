import { setImmediate } from 'node:timers/promises';
import { textPartsInSteps } from '#domain/diff/text-parts.ts';
import { changedWordsInSteps, type Edit, editsOf } from '#server/features/revision-store/text-edits.ts';
import { contentParts } from './revision-data.ts';

/** Longest time without returning to the event loop, ms; comparing a completely changed book takes a second. */
const sliceMs = 8;

/** Runs a generator in time slices, so that other requests run in between, and returns its result. */
async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < sliceMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** Returns the edits between two documents, and how many words were added to and removed from the story's content. */
export async function describeChange(
  before: string,
  after: string,
): Promise<{ edits: Edit[]; words_added: number; words_removed: number }> {
  const parts = await runInSlices(textPartsInSteps(before, after));
  await setImmediate();
  const own = contentParts(parts);
  await setImmediate();
  const { added, removed } = await runInSlices(changedWordsInSteps(own));
  await setImmediate();
  return { edits: editsOf(parts), words_added: added, words_removed: removed };
}
