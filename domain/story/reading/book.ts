import { atOnce } from '../../run-to-completion.ts';
import { htmlText } from '../../text/html-text.ts';
import { type Block, readBlocks, readSpans, type Span, spansText } from '../book/blocks.ts';
import { type ChapterSpan, chapterSpansInSteps, linesOf } from '../book/split-chapters.ts';

/** A part of a text that a browser lays out or skips as a unit. */
export interface ReadingPart {
  /** Approximate number of displayed characters. */
  letters: number;
  /** The chapter's heading, only in its first part. */
  heading: { anchor: string; title: string } | null;
  text: string;
}

/** A chapter in the table of contents. */
export interface ReadingChapter {
  title: string;
  /** The id of the heading. */
  anchor: string;
  /** The index of the chapter's first part. */
  part: number;
}

/** A story divided for reading. */
export interface ReadingBook {
  parts: ReadingPart[];
  /** Empty for a text without chapters or with more than `maxChapters`. */
  chapters: ReadingChapter[];
}

/** Maximum number of chapters in a table of contents; a text with more is divided by length only. */
export const maxChapters = 2_000;
/** Characters read without a yield; an endless line would block a server for a second. */
const lettersAtOnce = 20_000;
/** A part ends with the line that reaches this many characters: one to three screens. */
const partLetters = 5_000;

/** Matches a line ending. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/gu;

/** Splits a text at line endings into parts, without parsing it. */
function linesToParts(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    lineEnd.lastIndex = Math.min(from + partLetters, text.length);
    const end = lineEnd.exec(text);
    parts.push(text.slice(from, end?.index ?? text.length));
    from = end ? end.index + end[0].length : text.length;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** Returns the chapters for the contents; a text with too many chapters is one chapter. */
function* chaptersToShow(content: string): Generator<void, ChapterSpan[]> {
  const spans = yield* chapterSpansInSteps(content);
  if (spans.length <= maxChapters) return spans;
  return [{ title: '', marks: '', from: 0, heading: { from: 0, to: 0 }, to: content.length }];
}

/** Longest title in the contents, in characters. */
const titleLetters = 160;
const shortTitle = (title: string): string =>
  title.length <= titleLetters ? title : `${title.slice(0, titleLetters).trimEnd()}…`;

/** Divides a story for reading; a generator that yields after every 1,000 lines and after each chapter. */
export function* readingBookInSteps(content: string): Generator<void, ReadingBook> {
  const parts: ReadingPart[] = [];
  const chapters: ReadingChapter[] = [];
  for (const span of yield* chaptersToShow(content)) {
    const title = span.title.length > lettersAtOnce ? span.title : spansText(readSpans(span.title));
    const texts = linesToParts(content.slice(span.heading.to, span.to).trim());
    const anchor = `bolum-${chapters.length + 1}`;
    const heading = title === '' ? null : { anchor, title };
    if (heading) chapters.push({ title: shortTitle(title), anchor, part: parts.length });
    if (heading && texts.length === 0) texts.push('');
    for (const [at, text] of texts.entries())
      parts.push({ letters: text.length, heading: at === 0 ? heading : null, text });
    yield;
  }
  return { parts, chapters };
}

/** Divides a story without yields; 150,000 words take about 10 ms, because parts are parsed when they are shown. */
export const readingBook = (content: string): ReadingBook => atOnce(readingBookInSteps(content));

function spanHtml({ text, bold, italic }: Span): string {
  const inner = italic ? `<em>${htmlText(text)}</em>` : htmlText(text);
  return bold ? `<strong>${inner}</strong>` : inner;
}

function blockHtml(block: Block): string {
  if (block.kind === 'scene-break') return '<hr>';
  if (block.kind === 'heading') return `<h3>${htmlText(block.text)}</h3>`;
  return `<p>${block.spans.map(spanHtml).join('')}</p>`;
}

/** Splits a text into pieces of limited length, between words where possible. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(' ', from + lettersAtOnce);
    const isEnd = text.length - from <= lettersAtOnce;
    const to = isEnd ? text.length : space > from ? space : from + lettersAtOnce;
    yield text.slice(from, to);
    from = to;
  }
}

/** Parses an overlong line as one paragraph, piece by piece. */
function* endlessHtml(line: string): Generator<void, string> {
  let html = '';
  for (const piece of piecesOf(line)) {
    html += readSpans(piece).map(spanHtml).join('');
    yield;
  }
  return `<p>${html}</p>`;
}

function* titleHtml({ anchor, title }: { anchor: string; title: string }): Generator<void, string> {
  let html = '';
  for (const piece of piecesOf(title)) {
    html += htmlText(piece);
    yield;
  }
  return `<h2 id="${anchor}" tabindex="-1">${html}</h2>`;
}

function* partHtmlInSteps({ heading, text }: ReadingPart): Generator<void, string> {
  let html = heading ? yield* titleHtml(heading) : '';
  if (text.length <= lettersAtOnce) return html + readBlocks(text).map(blockHtml).join('');
  for (const line of linesOf(text)) {
    if (line.length > lettersAtOnce) html += yield* endlessHtml(line.trim());
    else html += readBlocks(line).map(blockHtml).join('');
  }
  return html;
}

/** Returns a part as HTML. All text of the story is escaped, so it cannot contain mark-up. */
export const partHtml = (part: ReadingPart): string => atOnce(partHtmlInSteps(part));

/** Returns a part as HTML in the element that the browser lays out or skips as a unit; a generator with short steps. */
export function* sectionInSteps(part: ReadingPart): Generator<void, string> {
  return `<section style="--letters:${part.letters}">${yield* partHtmlInSteps(part)}</section>`;
}
