import { type ReadingChapter, readingBookInSteps, sectionInSteps } from '#domain/story/reading/book.ts';

interface WrittenBook {
  chapters: readonly ReadingChapter[];
  /** Its HTML in UTF-8, piece by piece. */
  html: readonly Uint8Array[];
}

/** The longest text has some ten million letters as HTML. */
const mostKept = 3;
/** Letters; what is shorter is written faster than it is looked for. */
const keptFrom = 50_000;
/** The longest that a text is written without a pause, ms. */
const sliceMs = 8;

const kept = new Map<string, Promise<WrittenBook>>();

/** The HTML of a text's parts as bytes, in steps. */
function* writing(content: string): Generator<void, WrittenBook> {
  const { parts, chapters } = yield* readingBookInSteps(content);
  const encoder = new TextEncoder();
  const html: Uint8Array[] = [];
  for (const part of parts) {
    html.push(encoder.encode(yield* sectionInSteps(part)));
    yield;
  }
  return { chapters, html };
}

async function write(content: string): Promise<WrittenBook> {
  const steps = writing(content);
  let since = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

/**
 * A shared text as its page shows it, written with pauses in which others are answered. The long ones asked for last are
 * not written again: nothing but their letters decides what comes of them, and whether somebody may see them was asked
 * before.
 */
export function writtenBook(content: string): Promise<WrittenBook> {
  const found = kept.get(content);
  if (found) {
    kept.delete(content);
    kept.set(content, found);
    return found;
  }
  const written = write(content);
  if (content.length < keptFrom) return written;
  kept.set(content, written);
  written.catch(() => kept.delete(content));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return written;
}
