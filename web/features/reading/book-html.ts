import { type ReadingChapter, readingBookInSteps, sectionInSteps } from '#domain/story/reading/book.ts';

interface BookHtml {
  chapters: readonly ReadingChapter[];
  /** UTF-8 HTML in pieces. */
  html: readonly Uint8Array[];
}

/** Maximum number of cached texts; the longest has about ten million characters of HTML. */
const maxCached = 3;
/** Shorter texts are rendered faster than the cache finds them, characters. */
const minCachedCharacters = 50_000;
/** Longest time to render without a pause, ms. */
const sliceMs = 8;

const cache = new Map<string, Promise<BookHtml>>();

/** Renders a text's parts to bytes, in steps. */
function* renderSteps(content: string): Generator<void, BookHtml> {
  const { parts, chapters } = yield* readingBookInSteps(content);
  const encoder = new TextEncoder();
  const html: Uint8Array[] = [];
  for (const part of parts) {
    html.push(encoder.encode(yield* sectionInSteps(part)));
    yield;
  }
  return { chapters, html };
}

async function renderWithPauses(content: string): Promise<BookHtml> {
  const steps = renderSteps(content);
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
 * Renders a shared text to HTML, with pauses for other requests. The long texts that were requested last are cached by
 * their content; the caller has checked the access.
 */
export function renderBookHtml(content: string): Promise<BookHtml> {
  const found = cache.get(content);
  if (found) {
    cache.delete(content);
    cache.set(content, found);
    return found;
  }
  const written = renderWithPauses(content);
  if (content.length < minCachedCharacters) return written;
  cache.set(content, written);
  written.catch(() => cache.delete(content));
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return written;
}
