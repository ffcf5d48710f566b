import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Block } from '#domain/story/book/blocks.ts';
import { blocksOf, hasContents, type WriteBook } from './book.ts';
import { layOutPdf, printableInFont } from './lay-out-pdf.ts';

type Print = (text: string) => string;

function printBlock(block: Block, print: Print): Block {
  if (block.kind === 'scene-break') return block;
  if (block.kind === 'heading') return { ...block, text: print(block.text) };
  return { ...block, spans: block.spans.map((span) => ({ ...span, text: print(span.text) })) };
}

/**
 * Writes PDF by Typst: A5 pages in Literata, justified and hyphenated, with title page, contents, page numbers and
 * outline (`book.typ`). Typst reads the book as JSON, so that its text is never markup.
 */
export const writePdf: WriteBook = async (book, path, tell) => {
  const { print, replaced } = printableInFont();
  const data = {
    metadata: { title: book.title, author: book.author },
    title: print(book.title),
    author: print(book.author),
    hasContents: hasContents(book),
    chapters: Array.from(
      blocksOf(book, (progress) => tell(progress * 0.1)),
      ([{ title }, blocks]) => ({
        title: print(title),
        blocks: Array.from(blocks, (block) => printBlock(block, print)),
      }),
    ),
  };
  const pdf = layOutPdf({
    template: join(import.meta.dirname, 'book.typ'),
    dataName: 'book.json',
    data,
    onLaidOut: () => tell(0.9),
  });
  await writeFile(path, pdf);
  return replaced();
};
