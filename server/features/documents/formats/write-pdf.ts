import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { type Font, create as openFont } from 'fontkit';
import type { Block } from '#domain/story/book/blocks.ts';
import { blocksOf, hasContents, type WriteBook } from './book.ts';
import { createPrintableText } from './printable-text.ts';

const fontFolder = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/literata/package.json'),
);
/** The font files; all have the same characters. */
const fonts = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'].map((face) =>
  readFileSync(join(fontFolder, face, `Literata_${face}.ttf`)),
);
const folder = import.meta.dirname;

type Print = (text: string) => string;

function printBlock(block: Block, print: Print): Block {
  if (block.kind === 'scene-break') return block;
  if (block.kind === 'heading') return { ...block, text: print(block.text) };
  return { ...block, spans: block.spans.map((span) => ({ ...span, text: print(span.text) })) };
}

/** Typesets the book. @throws an Error with the compiler's diagnostics */
function layOut(compiler: NodeCompiler): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: join(folder, 'book.typ') });
  if (compiled.result) return compiled.result;
  const error = compiled.takeDiagnostics();
  throw new Error(`Typst: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`);
}

/** Creates PDF/UA, or plain PDF 1.7 when the text breaks its rules, as a heading before the first chapter does. */
function toPdf(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    return compiler.pdf(document, { pdfStandard: PdfStandard.V_1_7 });
  }
}

/**
 * Writes PDF by Typst: A5 pages in Literata, justified and hyphenated, with title page, contents, page numbers and
 * outline (`book.typ`). Typst reads the book as JSON, so that its text is never markup.
 */
export const writePdf: WriteBook = async (book, path, tell) => {
  const [regular] = fonts;
  if (!regular) throw new Error('no font');
  const { print, replaced } = createPrintableText(new Set((openFont(regular) as Font).characterSet));
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
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] });
  compiler.mapShadow(join(folder, 'book.json'), Buffer.from(JSON.stringify(data)));
  const document = layOut(compiler);
  tell(0.9);
  await writeFile(path, toPdf(compiler, document));
  return replaced();
};
