import { atOnce } from '../../run-to-completion.ts';
import { lower } from '../../turkish/text.ts';

/** A part of a book: its title as written (empty where the text begins without one) and the text below it. */
export interface Chapter {
  title: string;
  text: string;
}

/** Longest line that is a title, in characters. */
const longestTitle = 120;

const ones = 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz';
const tens = 'on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan';
const orders = 'birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu';
const tenth = 'onuncu|yirminci|otuzuncu|kırkıncı|ellinci|altmışıncı|yetmişinci|sekseninci|doksanıncı';
const cardinal = `(?:(?:${tens})(?: ?(?:${ones}))?|${ones}|yüz)`;
const ordinal = `(?:(?:(?:${tens}) ?)?(?:${orders})|${tenth}|yüzüncü|ilk|son)`;
/** Includes ı, the Turkish lower case of the Roman numeral I. */
const roman = '[ıivxlcdm]{1,8}';
/** Matches the optional end of a numbered title: a full stop, or a separator and the chapter's name. */
const named = String.raw`(?:\.|\s*[:.–—-]\s+\S.*)?`;

/** Match whole lines such as "Bölüm 3", "BÖLÜM II: Kuyu", "3. Bölüm", "On İkinci Bölüm – Dönüş". */
const numberedLines = [
  new RegExp(`^(?:bölüm|kısım) (?:\\d{1,4}|${cardinal}|${roman})${named}$`, 'u'),
  new RegExp(`^(?:\\d{1,4}\\.?|${roman}\\.?|${ordinal}) (?:bölüm|kısım)${named}$`, 'u'),
];
/** Match all titles in words: numbered ones, and the parts before and after the chapters ("Önsöz", "Epilog"). */
const chapterLines = [...numberedLines, /^(?:ön ?söz|son ?söz|prolog|epilog|sunuş)$/u];

/** Matches a part of every title in words. Checked first, because lower-casing thousands of short lines is slower. */
const mayName = /b[öÖ]l[üÜ]m|k[ıI]s[ıI]m|s[öÖ]z|prolog|ep[iİı]log|sunu[şŞ]/iu;

const markdownHeading = /^(#{1,6})[ \t]+(\S.*)$/u;

interface Heading {
  level: number;
  title: string;
}

/** Returns a title without closing heading marks. A loop, because a pattern is quadratic for a long row of spaces. */
function withoutClosingMarks(title: string): string {
  const lastBut = (marks: string, from: number): number => {
    let end = from;
    while (end > 0 && marks.includes(title[end - 1] ?? '')) end -= 1;
    return end;
  };
  const words = lastBut('#', title.length);
  const end = lastBut(' \t', words);
  return words === title.length || end === words || end === 0 ? title : title.slice(0, end);
}

/** Returns the Markdown heading of a line; null for any other line. */
export function readHeading(line: string): Heading | null {
  const [, marks = '', title = ''] = markdownHeading.exec(line.trim()) ?? [];
  return marks === '' ? null : { level: marks.length, title: withoutClosingMarks(title) };
}

function isOneOf(patterns: readonly RegExp[], line: string): boolean {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.length > longestTitle || !mayName.test(trimmed)) return false;
  const plain = lower(trimmed).replaceAll(/\s+/gu, ' ');
  return patterns.some((pattern) => pattern.test(plain));
}

/** Whether a single line is a chapter title in words, without mark-up. */
export const namesChapter = (line: string): boolean => isOneOf(chapterLines, line);

/** Returns the lines of a text, with any line ending. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/** The position of a chapter in its text, in UTF-16 code units. */
export interface ChapterSpan {
  /** The title as written; empty where the text begins without one. */
  title: string;
  /** The marks of the Markdown heading; empty for a title in plain words or no title. */
  marks: string;
  /** The start of the chapter, which reaches to the next one; the first chapter starts with the text. */
  from: number;
  /** The start and end of the heading's line, without its line ending. */
  heading: { from: number; to: number };
  to: number;
}

/** Matches a line ending. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/gu;
const rareEnds = ['\r', '\u2028', '\u2029'] as const;

function* placedLines(text: string): Generator<{ line: string; from: number; next: number }> {
  let from = 0;
  // The fast path for nearly every text: ten times as fast as the pattern.
  if (!rareEnds.some((end) => text.includes(end))) {
    for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
      yield { line: text.slice(from, to), from, next: to + 1 };
      from = to + 1;
    }
    yield { line: text.slice(from), from, next: text.length };
    return;
  }
  for (const { index, 0: end } of text.matchAll(lineEnd)) {
    yield { line: text.slice(from, index), from, next: index + end.length };
    from = index + end.length;
  }
  yield { line: text.slice(from), from, next: text.length };
}

/** Returns the deepest Markdown heading level that begins a chapter: 2, or the highest level present if that is deeper. */
export function deepestChapterLevel(text: string): number {
  let highest = 7;
  if (text.includes('#'))
    for (const [marks] of text.matchAll(/^#{1,6}(?=[ \t]+\S)/gmu)) highest = Math.min(highest, marks.length);
  return highest === 7 ? 2 : Math.max(2, highest);
}

/**
 * Returns the positions of a text's chapters. They begin at Markdown headings of the first two levels (or the highest level
 * present) and at titles in words after a blank line, a heading or another title. Text before the first title is a chapter
 * with an empty title; blank lines there belong to the first chapter. A text without titles is one chapter.
 */
export const chapterSpans = (text: string): ChapterSpan[] => atOnce(chapterSpansInSteps(text));

/** Lines read between two yields. */
const linesAtOnce = 1_000;

/** The same as a generator that yields after every 1,000 lines. */
export function* chapterSpansInSteps(text: string): Generator<void, ChapterSpan[]> {
  const deepest = deepestChapterLevel(text);
  const spans: ChapterSpan[] = [
    { title: '', marks: '', from: 0, heading: { from: 0, to: 0 }, to: text.length },
  ];
  let afterBlank = true;
  /** Whether all lines up to here are blank. */
  let isBlankSoFar = true;
  let lines = 0;
  for (const { line, from } of placedLines(text)) {
    lines += 1;
    if (lines % linesAtOnce === 0) yield;
    const heading = line.startsWith('#') ? readHeading(line) : null;
    const isHeading = heading !== null && heading.level <= deepest;
    const title: string | null = isHeading
      ? heading.title
      : afterBlank && namesChapter(line)
        ? line.trim()
        : null;
    if (title !== null) {
      const last = spans.at(-1);
      if (isBlankSoFar) spans.pop();
      else if (last) last.to = from;
      const marks = isHeading ? '#'.repeat(heading.level) : '';
      const at = { from, to: from + line.length };
      spans.push({ title, marks, from: isBlankSoFar ? 0 : from, heading: at, to: text.length });
    }
    const isBlank = line.trim() === '';
    if (!isBlank) isBlankSoFar = false;
    // The line after a title may be a title too: "Birinci Kısım", then "Bölüm 1".
    afterBlank = title !== null || heading !== null || isBlank;
  }
  return spans;
}

/** Returns a chapter's text below its title, without surrounding blank lines and with `\n` as line ending. */
export const chapterText = (text: string, { heading, to }: ChapterSpan): string =>
  trimBlankLines(linesOf(text.slice(heading.to, to)));

/** Splits a text into its chapters. Heading marks, surrounding blank lines and the kind of line ending are lost. */
export function splitChapters(text: string): Chapter[] {
  return chapterSpans(text).map((span) => ({ title: span.title, text: chapterText(text, span) }));
}

function trimBlankLines(lines: readonly string[]): string {
  let from = 0;
  let to = lines.length;
  while (from < to && lines[from]?.trim() === '') from += 1;
  while (to > from && lines[to - 1]?.trim() === '') to -= 1;
  return lines.slice(from, to).join('\n');
}

/** Lowers headings of the first two levels, which begin chapters, to the third. */
const demoted = (text: string): string => text.replaceAll(/^#{1,2}(?=[ \t]+\S)/gmu, '###');

/**
 * Joins chapters into one text that `splitChapters` splits at the same titles. Headings within a chapter are lowered to the
 * third level, but titles in words within one still begin chapters. A later chapter without a title becomes part of the one
 * before it.
 */
export function joinChapters(chapters: readonly Chapter[]): string {
  return chapters
    .flatMap(({ title, text }) => [title === '' ? '' : `# ${title}`, demoted(text)])
    .filter((part) => part !== '')
    .join('\n\n');
}
