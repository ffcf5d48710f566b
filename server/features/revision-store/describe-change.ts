import { setImmediate } from 'node:timers/promises';
import { changedWords, type Edit, editsOf } from '#domain/text-edits.ts';
import { type TextPart, textPartsInSteps } from '#domain/text-parts.ts';
import { contentParts } from './revision-data.ts';

/** Longest comparing without a pause, ms: a book that was changed everywhere takes a second. */
const stretchMs = 8;

/** The parts of two texts (domain/text-parts.ts), other requests let in between. */
async function compareTexts(before: string, after: string): Promise<TextPart[]> {
  const steps = textPartsInSteps(before, after);
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
  const parts = await compareTexts(before, after);
  await setImmediate();
  const { added, removed } = changedWords(contentParts(parts));
  await setImmediate();
  return { edits: editsOf(parts), words_added: added, words_removed: removed };
}
