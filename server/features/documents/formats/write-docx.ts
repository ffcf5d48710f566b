import { writeFile } from 'node:fs/promises';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  type IStylesOptions,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TableOfContents,
  TextRun,
  VerticalAlignSection,
} from 'docx';
import type { Block } from '#domain/story/book/blocks.ts';
import { type Book, blocksOf, hasContents, type WriteBook } from './book.ts';

/** Ids of the styles; most have names of Word's built-in styles, which Word shows in the user's language. */
const styles = {
  title: 'Title',
  author: 'Subtitle',
  text: 'BodyText',
  first: 'FirstParagraph',
  scene: 'SceneBreak',
  contents: 'TOCHeading',
};

const font = 'Times New Roman';
/** Converts points to twentieths of a point. */
const twips = (points: number) => Math.round(points * 20);

const styleSheet: IStylesOptions = {
  default: {
    document: {
      run: { font, size: 24, language: { value: 'tr-TR', eastAsia: 'tr-TR', bidirectional: 'ar-SA' } },
    },
    title: {
      run: { font, size: 56, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: twips(24) } },
    },
    heading1: {
      run: { font, size: 32, bold: true },
      paragraph: {
        alignment: AlignmentType.CENTER,
        keepNext: true,
        spacing: { before: twips(72), after: twips(36) },
      },
    },
    heading2: {
      run: { font, size: 26, bold: true },
      paragraph: { keepNext: true, spacing: { before: twips(18), after: twips(12) } },
    },
  },
  paragraphStyles: [
    {
      id: styles.contents,
      name: 'TOC Heading',
      basedOn: 'Normal',
      next: styles.text,
      run: { size: 32, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: twips(18) } },
    },
    {
      id: styles.author,
      name: 'Subtitle',
      basedOn: 'Normal',
      next: styles.text,
      run: { size: 30 },
      paragraph: { alignment: AlignmentType.CENTER },
    },
    {
      id: styles.text,
      name: 'Body Text',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {
        alignment: AlignmentType.BOTH,
        indent: { firstLine: twips(28) },
        spacing: { line: 360 },
      },
    },
    {
      id: styles.first,
      name: 'First Paragraph',
      basedOn: styles.text,
      next: styles.text,
      quickFormat: true,
      paragraph: { indent: { firstLine: 0 } },
    },
    {
      id: styles.scene,
      name: 'Scene Break',
      basedOn: styles.first,
      next: styles.first,
      quickFormat: true,
      paragraph: {
        alignment: AlignmentType.CENTER,
        keepNext: true,
        spacing: { before: twips(14), after: twips(14) },
      },
    },
  ],
};

function titlePage({ title, author }: Book): ISectionOptions {
  const lines = [new Paragraph({ style: styles.title, text: title })];
  if (author !== '') lines.push(new Paragraph({ style: styles.author, text: author }));
  return { properties: { verticalAlign: VerticalAlignSection.CENTER }, children: lines };
}

const contents = (): ISectionOptions => ({
  properties: { type: SectionType.NEXT_PAGE },
  children: [
    new Paragraph({ style: styles.contents, text: 'İçindekiler' }),
    new TableOfContents('İçindekiler', { hyperlink: true, headingStyleRange: '1-1' }),
  ],
});

/** @param isFirst whether it follows a heading or a scene break, where a paragraph has no indent */
function writeBlock(block: Block, isFirst: boolean): Paragraph {
  if (block.kind === 'scene-break') return new Paragraph({ style: styles.scene, text: '* * *' });
  if (block.kind === 'heading') return new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.text });
  return new Paragraph({
    style: isFirst ? styles.first : styles.text,
    children: block.spans.map(({ text, bold, italic }) => new TextRun({ text, bold, italics: italic })),
  });
}

function writeChapters(book: Book, tell: (progress: number) => void): Paragraph[] {
  const written: Paragraph[] = [];
  for (const [{ title }, blocks] of blocksOf(book, tell)) {
    if (title !== '') {
      const pageBreakBefore = written.length > 0;
      written.push(new Paragraph({ heading: HeadingLevel.HEADING_1, text: title, pageBreakBefore }));
    }
    let isFirst = true;
    for (const block of blocks) {
      written.push(writeBlock(block, isFirst));
      isFirst = block.kind !== 'paragraph';
    }
  }
  return written;
}

/** Writes a Word document with title page, table of contents, chapters as "Heading 1", language and hyphenation. */
export const writeDocx: WriteBook = async (book, path, tell) => {
  // Creating the paragraphs takes about half of the time.
  const children = writeChapters(book, (progress) => tell(progress / 2));
  const page = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });
  const text: ISectionOptions = {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: { pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL } },
    },
    footers: { default: new Footer({ children: [page] }) },
    children,
  };
  const document = new Document({
    title: book.title,
    creator: book.author,
    lastModifiedBy: book.author,
    styles: styleSheet,
    hyphenation: { autoHyphenation: true, doNotHyphenateCaps: true, consecutiveHyphenLimit: 3 },
    sections: [titlePage(book), ...(hasContents(book) ? [contents()] : []), text],
  });
  await writeFile(path, await Packer.toBuffer(document));
  return [];
};
