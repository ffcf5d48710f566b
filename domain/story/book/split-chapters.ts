import { atOnce } from '../../run-to-completion.ts';
import { lower } from '../../turkish/text.ts';

/** A part of a book: its title as written, empty where the text begins without one, and the text below it. */
export interface Chapter {
  title: string;
  text: string;
}

/** Longest line that is taken for a title, characters. */
const longestTitle = 120;

const ones = 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz';
const tens = 'on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan';
const orders = 'birinci|ikinci|üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu';
const tenth = 'onuncu|yirminci|otuzuncu|kırkıncı|ellinci|altmışıncı|yetmişinci|sekseninci|doksanıncı';
const cardinal = `(?:(?:${tens})(?: ?(?:${ones}))?|${ones}|yüz)`;
const ordinal = `(?:(?:(?:${tens}) ?)?(?:${orders})|${tenth}|yüzüncü|ilk|son)`;
/** Lowered with Turkish rules a Roman I is ı. */
const roman = '[ıivxlcdm]{1,8}';
/** What may follow the number: a full stop, or a separator and the chapter's own name. */
const named = String.raw`(?:\.|\s*[:.–—-]\s+\S.*)?`;

/** "Bölüm 3", "BÖLÜM II: Kuyu", "3. Bölüm", "On İkinci Bölüm – Dönüş", each a whole line. */
const numberedLines = [
  new RegExp(`^(?:bölüm|kısım) (?:\\d{1,4}|${cardinal}|${roman})${named}$`, 'u'),
  new RegExp(`^(?:\\d{1,4}\\.?|${roman}\\.?|${ordinal}) (?:bölüm|kısım)${named}$`, 'u'),
];
/** "Önsöz", "Epilog": what stands before and behind the chapters. */
const chapterLines = [...numberedLines, /^(?:ön ?söz|son ?söz|prolog|epilog|sunuş)$/u];

/** What every such line holds, found without folding the line first: a novel has thousands of short lines. */
const mayName = /b[öÖ]l[üÜ]m|k[ıI]s[ıI]m|s[öÖ]z|prolog|ep[iİı]log|sunu[şŞ]/iu;

const markdownHeading = /^(#{1,6})[ \t]+(\S.*)$/u;

interface Heading {
  level: number;
  title: string;
}

/** A title without the marks that may close its line. By hand: a pattern would look at a long row of spaces from each of them. */
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

/** A heading as Markdown writes it; null for any other line. */
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

/** Whether a line that stands alone names a chapter in words, without any mark-up. */
export const namesChapter = (line: string): boolean => isOneOf(chapterLines, line);

/** Lines of a text, whatever they end with. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/** Where a chapter stands in its text; places in UTF-16 code units. */
export interface ChapterSpan {
  /** As written; empty where the text begins without one. */
  title: string;
  /** Marks of its Markdown heading; empty for a title in plain words and for none. */
  marks: string;
  /** From here to the next chapter everything is its own; the first begins with the text. */
  from: number;
  /** Its heading's line, without its end. */
  heading: { from: number; to: number };
  to: number;
}

/** What ends a line. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/gu;
const rareEnds = ['\r', '\u2028', '\u2029'] as const;

function* placedLines(text: string): Generator<{ line: string; from: number; next: number }> {
  let from = 0;
  // Nearly every text: looked through ten times as fast as by the pattern.
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

/** The deepest Markdown heading that begins a chapter: the second level, or the highest that there is below it. */
export function deepestChapterLevel(text: string): number {
  let highest = 7;
  if (text.includes('#'))
    for (const [marks] of text.matchAll(/^#{1,6}(?=[ \t]+\S)/gmu)) highest = Math.min(highest, marks.length);
  return highest === 7 ? 2 : Math.max(2, highest);
}

/**
 * The chapters of a text and their places: they begin at Markdown headings of the first two levels (or the highest there
 * is), and at lines that name a chapter in words ("Bölüm 3: Kuyu", "Önsöz") and begin a paragraph. Text before the first
 * has an empty title; a text without any is one chapter.
 */
export const chapterSpans = (text: string): ChapterSpan[] => atOnce(chapterSpansInSteps(text));

/** Lines that are read between two pauses. */
const linesAtOnce = 1_000;

/** The same in steps of a millisecond or two, between which the caller may let others on. */
export function* chapterSpansInSteps(text: string): Generator<void, ChapterSpan[]> {
  const deepest = deepestChapterLevel(text);
  const spans: ChapterSpan[] = [
    { title: '', marks: '', from: 0, heading: { from: 0, to: 0 }, to: text.length },
  ];
  let afterBlank = true;
  /** Whether the first chapter so far is nothing but blank lines. */
  let nothingYet = true;
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
      if (nothingYet) spans.pop();
      else if (last) last.to = from;
      const marks = isHeading ? '#'.repeat(heading.level) : '';
      const at = { from, to: from + line.length };
      spans.push({ title, marks, from: nothingYet ? 0 : from, heading: at, to: text.length });
    }
    const isBlank = line.trim() === '';
    if (!isBlank) nothingYet = false;
    // What follows a title may be one as well: "Birinci Kısım", then "Bölüm 1".
    afterBlank = title !== null || heading !== null || isBlank;
  }
  return spans;
}

/** A chapter's text below its title, without surrounding blank lines. */
export const chapterText = (text: string, { heading, to }: ChapterSpan): string =>
  trimBlankLines(linesOf(text.slice(heading.to, to)));

/** Splits a text into its chapters. Nothing but the headings' marks and surrounding blank lines is lost. */
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

/** Headings within a chapter, pushed below the levels that would begin one. */
const demoted = (text: string): string => text.replaceAll(/^#{1,2}(?=[ \t]+\S)/gmu, '###');

/** One text of all chapters, which `splitChapters` takes apart into the same ones again. */
export function joinChapters(chapters: readonly Chapter[]): string {
  return chapters
    .flatMap(({ title, text }) => [title === '' ? '' : `# ${title}`, demoted(text)])
    .filter((part) => part !== '')
    .join('\n\n');
}
