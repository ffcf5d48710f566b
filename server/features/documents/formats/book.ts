import { type Block, readBlocks } from '#domain/story/book/blocks.ts';
import { type Chapter, splitChapters } from '#domain/story/book/split-chapters.ts';
import { storyName } from '#domain/story/story.ts';

/** A story as it is to be written to a file. */
export interface BookSource {
  /** Names the book in formats that want an identity. */
  id: string;
  title: string;
  author: string;
  content: string;
  /** When the text was last changed, ISO 8601. */
  changedAt: string;
}

/** A story in its chapters. */
export interface Book extends BookSource {
  chapters: readonly Chapter[];
}

/**
 * Writes a book to a file; `tell` is called with the progress from 0 to 1. Resolves to the signs that were replaced by a
 * substitute.
 */
export type WriteBook = (
  book: Book,
  path: string,
  tell: (progress: number) => void,
) => Promise<readonly string[]>;

/** Letters that no XML may hold: control characters and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const writable = (text: string): string => text.toWellFormed().replaceAll(unwritable, '');

/** Makes a book of a story: its chapters, in letters that every format can hold. */
export function openBook(source: BookSource): Book {
  const content = writable(source.content);
  return {
    ...source,
    // An e-book must be called something.
    title: storyName(writable(source.title)),
    author: writable(source.author),
    content,
    chapters: splitChapters(content),
  };
}

/** Whether the book has chapters that a table of contents could name. */
export const hasContents = ({ chapters }: Book): boolean =>
  chapters.filter(({ title }) => title !== '').length > 1;

/** Each chapter with its blocks, read one by one; with each it is told how much of the whole book is read. */
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
