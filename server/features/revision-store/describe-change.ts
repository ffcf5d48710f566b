import { setImmediate } from 'node:timers/promises';
import { textPartsInSteps } from '#domain/diff/text-parts.ts';
import { changedWordsInSteps, type Edit, editsOf } from '#server/features/revision-store/text-edits.ts';
import { contentParts } from './revision-data.ts';

/** Longest work without a pause, ms: comparing a book that was changed everywhere takes a second. */
const stretchMs = 8;

/** What comes of work in steps, other requests let in between. */
async function inStretches<Result>(steps: Generator<void, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < stretchMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

/** How one document becomes the next: the edits, and the words of the story's own text that came and went. */
export async function describeChange(
  before: string,
  after: string,
): Promise<{ edits: Edit[]; words_added: number; words_removed: number }> {
  const parts = await inStretches(textPartsInSteps(before, after));
  await setImmediate();
  const own = contentParts(parts);
  await setImmediate();
  const { added, removed } = await inStretches(changedWordsInSteps(own));
  await setImmediate();
  return { edits: editsOf(parts), words_added: added, words_removed: removed };
}
