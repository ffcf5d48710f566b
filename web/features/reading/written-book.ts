import { bookHtml, type ReadingChapter, readingBook } from '#domain/reading/book.ts';

interface WrittenBook {
  chapters: readonly ReadingChapter[];
  html: string;
}

/** The longest text has some ten million letters as HTML, of two bytes each. */
const mostKept = 3;
/** Letters; what is shorter is written faster than it is looked for. */
const keptFrom = 50_000;

const kept = new Map<string, WrittenBook>();

/**
 * A shared text as its page shows it. The long ones asked for last are not written again: nothing but their letters decides
 * what comes of them, and whether somebody may see them was asked before.
 */
export function writtenBook(content: string): WrittenBook {
  const found = kept.get(content);
  if (found) {
    kept.delete(content);
    kept.set(content, found);
    return found;
  }
  const book = readingBook(content);
  const written = { chapters: book.chapters, html: bookHtml(book) };
  if (content.length < keptFrom) return written;
  kept.set(content, written);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return written;
}
