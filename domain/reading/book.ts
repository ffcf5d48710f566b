import { type Block, readBlocks, readSpans, type Span, spansText } from '../book/blocks.ts';
import { type ChapterSpan, chapterSpans, chapterText } from '../book/split-chapters.ts';
import { htmlText } from '../html-text.ts';

/** A piece of a text that a browser lays out, or leaves for later, as one. */
export interface ReadingPart {
  /** About as many letters as it shows. */
  letters: number;
  /** Its chapter's heading, only in the chapter's first part. */
  heading: { anchor: string; title: string } | null;
  text: string;
}

/** A chapter as the contents list it. */
export interface ReadingChapter {
  title: string;
  /** The id of its heading. */
  anchor: string;
  /** The part that it begins with. */
  part: number;
}

/** A story divided for reading. */
export interface ReadingBook {
  parts: ReadingPart[];
  /** Empty for a text without chapters, and for one with more than `mostChapters`. */
  chapters: ReadingChapter[];
}

/** A text with more chapters than this is no book to be leafed through, and is divided by its length alone. */
export const mostChapters = 2_000;
/** A part ends with the paragraph that reaches this many letters: a screen or three. */
const partLetters = 5_000;

/** Lines put together into parts, without reading what stands in them. */
function linesToParts(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', Math.min(from + partLetters, text.length));
    parts.push(text.slice(from, end < 0 ? text.length : end));
    from = end < 0 ? text.length : end + 1;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** The chapters that a reader can go to; a text with too many of them is one. */
function chaptersToShow(content: string): ChapterSpan[] {
  const spans = chapterSpans(content);
  if (spans.length <= mostChapters) return spans;
  return [{ title: '', marks: '', from: 0, heading: { from: 0, to: 0 }, to: content.length }];
}

/** Divides a story for reading; of 150,000 words in some 10 ms, since parts are only read when they are shown. */
export function readingBook(content: string): ReadingBook {
  const parts: ReadingPart[] = [];
  const chapters: ReadingChapter[] = [];
  for (const span of chaptersToShow(content)) {
    const title = spansText(readSpans(span.title));
    const texts = linesToParts(chapterText(content, span));
    const anchor = `bolum-${chapters.length + 1}`;
    const heading = title === '' ? null : { anchor, title };
    if (heading) chapters.push({ title, anchor, part: parts.length });
    if (heading && texts.length === 0) texts.push('');
    for (const [at, text] of texts.entries())
      parts.push({ letters: text.length, heading: at === 0 ? heading : null, text });
  }
  return { parts, chapters };
}

function spanHtml({ text, bold, italic }: Span): string {
  const inner = italic ? `<em>${htmlText(text)}</em>` : htmlText(text);
  return bold ? `<strong>${inner}</strong>` : inner;
}

function blockHtml(block: Block): string {
  if (block.kind === 'scene-break') return '<hr>';
  if (block.kind === 'heading') return `<h3>${htmlText(block.text)}</h3>`;
  return `<p>${block.spans.map(spanHtml).join('')}</p>`;
}

/** A part as HTML. Of a story only its letters go in, each sign of mark-up written out: nothing in it can be more. */
export function partHtml({ heading, text }: ReadingPart): string {
  const title = heading ? `<h2 id="${heading.anchor}" tabindex="-1">${htmlText(heading.title)}</h2>` : '';
  return title + readBlocks(text).map(blockHtml).join('');
}

/** A whole story as HTML, part by part, as the reading page keeps it. */
export const bookHtml = ({ parts }: ReadingBook): string =>
  parts.map((part) => `<section style="--letters:${part.letters}">${partHtml(part)}</section>`).join('');
