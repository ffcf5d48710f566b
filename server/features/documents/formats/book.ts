import { type Block, readBlocks } from '#domain/story/book/blocks.ts';
import { type Chapter, splitChapters } from '#domain/story/book/split-chapters.ts';
import { storyName } from '#domain/story/story.ts';

/** A story to export. */
export interface BookSource {
  /** The book's identifier in formats that require one. */
  id: string;
  title: string;
  author: string;
  content: string;
  /** When the text was last changed, ISO 8601. */
  changedAt: string;
}

/** A story with its chapters. */
export interface Book extends BookSource {
  chapters: readonly Chapter[];
}

/**
 * Writes a book to a file; `tell` reports progress from 0 to 1. Resolves to the characters that the font lacks.
 */
export type WriteBook = (
  book: Book,
  path: string,
  tell: (progress: number) => void,
) => Promise<readonly string[]>;

/** Characters that XML does not allow: control characters, U+FFFE and U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const writable = (text: string): string => text.toWellFormed().replaceAll(unwritable, '');

/** Splits a story into chapters and removes characters that formats do not allow. */
export function openBook(source: BookSource): Book {
  const content = writable(source.content);
  return {
    ...source,
    // An e-book requires a title.
    title: storyName(writable(source.title)),
    author: writable(source.author),
    content,
    chapters: splitChapters(content),
  };
}

/** Whether the book has at least two chapters with a title. */
export const hasContents = ({ chapters }: Book): boolean =>
  chapters.filter(({ title }) => title !== '').length > 1;

/** Yields each chapter with its blocks; `tell` reports the part of the book that was read, from 0 to 1. */
export function* blocksOf(
  book: Book,
  tell: (progress: number) => void,
): Generator<[Chapter, Iterable<Block>]> {
  const whole = Math.max(1, book.content.length);
  let before = 0;
  const read = function* (text: string): Generator<Block> {
    const blocks = readBlocks(text);
    for (const [at, block] of blocks.entries()) {
      yield block;
      tell(Math.min(1, (before + (text.length * at) / blocks.length) / whole));
    }
  };
  for (const chapter of book.chapters) {
    yield [chapter, read(chapter.text)];
    before += chapter.text.length;
    tell(Math.min(1, before / whole));
  }
}
