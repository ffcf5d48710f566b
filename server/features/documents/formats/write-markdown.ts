import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Block, Span } from '#domain/story/book/blocks.ts';
import { type Book, blocksOf, type WriteBook } from './book.ts';

/** Escapes characters that Markdown reads as marks or HTML, and `$`, which pandoc reads as a formula. */
const escapeMarks = (text: string): string =>
  text.replaceAll(/[\\*_`[\]~^$]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, String.raw`\$&`);
/** Escapes marks of lists, quotations, definitions and headings at the start of a line, like the dash of a dialogue. */
const escapeStart = (line: string): string =>
  line.replace(/^[-+>#:|]/, String.raw`\$&`).replace(/^(\d{1,9})([.)](?:\s|$))/, String.raw`$1\$2`);

function writeSpan({ text, bold, italic }: Span): string {
  const stars = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  return `${stars}${escapeMarks(text)}${stars}`;
}

function writeBlock(block: Block): string {
  if (block.kind === 'scene-break') return '* * *';
  if (block.kind === 'heading') return `### ${escapeMarks(block.text)}`;
  return escapeStart(block.spans.map(writeSpan).join(''));
}

function* lines(book: Book, tell: (progress: number) => void): Generator<string> {
  const author = book.author === '' ? '' : `author: ${JSON.stringify(book.author)}\n`;
  yield `---\ntitle: ${JSON.stringify(book.title)}\n${author}lang: tr-TR\n---\n`;
  for (const [{ title }, blocks] of blocksOf(book, tell)) {
    if (title !== '') yield `\n# ${escapeMarks(title)}\n`;
    for (const block of blocks) yield `\n${writeBlock(block)}\n`;
  }
}

/** Writes Markdown with title and author in front matter, which pandoc and other tools read. */
export const writeMarkdown: WriteBook = async (book, path, tell) => {
  await pipeline(Readable.from(lines(book, tell)), createWriteStream(path));
  return [];
};
