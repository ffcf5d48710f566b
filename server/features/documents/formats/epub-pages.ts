import type { Block, Span } from '#domain/story/book/blocks.ts';
import type { Chapter } from '#domain/story/book/split-chapters.ts';
import { type Book, blocksOf } from './book.ts';
import { xml } from './xml.ts';

/** A file of the book's text; `title` is its line in the table of contents, or null without one. */
export interface EpubPage {
  name: string;
  title: string | null;
  body: string;
}

/** Length after which a file ends, characters; small devices lay out a whole file at once. */
const maxFileLength = 150_000;

function writeSpan({ text, bold, italic }: Span): string {
  const inner = italic ? `<em>${xml(text)}</em>` : xml(text);
  return bold ? `<strong>${inner}</strong>` : inner;
}

function writeBlock(block: Block, isFirst: boolean): string {
  if (block.kind === 'scene-break') return '<p class="scene" role="separator">* * *</p>';
  if (block.kind === 'heading') return `<h2>${xml(block.text)}</h2>`;
  return `<p${isFirst ? ' class="first"' : ''}>${block.spans.map(writeSpan).join('')}</p>`;
}

/** A chapter's blocks as HTML, split into files of limited length. */
function* cut(blocks: Iterable<Block>): Generator<string> {
  let lines: string[] = [];
  let length = 0;
  let isFirst = true;
  for (const block of blocks) {
    const line = writeBlock(block, isFirst);
    isFirst = block.kind !== 'paragraph';
    lines.push(line);
    length += line.length;
    if (length < maxFileLength) continue;
    yield lines.join('\n');
    lines = [];
    length = 0;
  }
  yield lines.join('\n');
}

function* pagesOf({ title }: Chapter, blocks: Iterable<Block>, number: number): Generator<EpubPage> {
  let part = 0;
  for (const text of cut(blocks)) {
    part += 1;
    const heading = part === 1 && title !== '' ? `<h1>${xml(title)}</h1>\n` : '';
    // The chapter ended exactly where the previous file was full.
    if (part > 1 && text === '') return;
    const name = `bolum-${String(number).padStart(4, '0')}${part === 1 ? '' : `-${part}`}.xhtml`;
    const type = `epub:type="chapter"${heading === '' ? '' : ` aria-label="${xml(title)}"`}`;
    yield {
      name,
      title: part === 1 ? title : null,
      body: `<section ${type}>\n${heading}${text === '' ? '<p class="first"></p>' : text}\n</section>`,
    };
  }
}

/** Yields the book's chapters as files; text without a title gets the book's title. */
export function* chapterPages(book: Book, tell: (progress: number) => void): Generator<EpubPage> {
  let number = 0;
  for (const [chapter, blocks] of blocksOf(book, tell)) {
    number += 1;
    for (const page of pagesOf(chapter, blocks, number)) {
      yield page.title === '' ? { ...page, title: book.title } : page;
    }
  }
}
