import { lower } from '../turkish/text.ts';

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

/** "Bölüm 3", "BÖLÜM II: Kuyu", "3. Bölüm", "On İkinci Bölüm – Dönüş", "Önsöz", each a whole line. */
const chapterLines = [
  new RegExp(`^(?:bölüm|kısım) (?:\\d{1,4}|${cardinal}|${roman})${named}$`, 'u'),
  new RegExp(`^(?:\\d{1,4}\\.?|${roman}\\.?|${ordinal}) (?:bölüm|kısım)${named}$`, 'u'),
  /^(?:ön ?söz|son ?söz|prolog|epilog|sunuş)$/u,
];

const markdownHeading = /^(#{1,6})[ \t]+(\S.*?)(?:[ \t]+#+)?$/u;

interface Heading {
  level: number;
  title: string;
}

/** A heading as Markdown writes it; null for any other line. */
export function readHeading(line: string): Heading | null {
  const [, marks = '', title = ''] = markdownHeading.exec(line.trim()) ?? [];
  return marks === '' ? null : { level: marks.length, title };
}

/** Whether a line that stands alone names a chapter in words, without any mark-up. */
export function namesChapter(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.length > longestTitle) return false;
  const plain = lower(trimmed).replaceAll(/\s+/gu, ' ');
  return chapterLines.some((pattern) => pattern.test(plain));
}

/** Lines of a text, whatever they end with. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/** The deepest Markdown heading that begins a chapter: the second level, or the highest that there is below it. */
function deepestChapterLevel(lines: readonly string[]): number {
  const levels = lines.flatMap((line) => (line.startsWith('#') ? (readHeading(line)?.level ?? []) : []));
  return Math.max(2, levels.length === 0 ? 2 : levels.reduce((a, b) => Math.min(a, b)));
}

/**
 * Splits a text into chapters: at Markdown headings of the first two levels (or the highest there is), and at lines that
 * name a chapter in words ("Bölüm 3: Kuyu", "Önsöz") and begin a paragraph. Text before the first has an empty title; a text without
 * any is one chapter. Nothing but the headings' marks and surrounding blank lines is lost.
 */
export function splitChapters(text: string): Chapter[] {
  const lines = linesOf(text);
  const deepest = deepestChapterLevel(lines);
  const chapters: { title: string; lines: string[] }[] = [];
  let current: { title: string; lines: string[] } = { title: '', lines: [] };
  let afterBlank = true;
  for (const line of lines) {
    const heading = line.startsWith('#') ? readHeading(line) : null;
    const title: string | null =
      heading && heading.level <= deepest
        ? heading.title
        : afterBlank && namesChapter(line)
          ? line.trim()
          : null;
    if (title !== null) {
      chapters.push(current);
      current = { title, lines: [] };
    } else current.lines.push(line);
    // What follows a title may be one as well: "Birinci Kısım", then "Bölüm 1".
    afterBlank = title !== null || line.trim() === '';
  }
  chapters.push(current);
  const split = chapters.map(({ title, lines: own }) => ({ title, text: trimBlankLines(own) }));
  const [first] = split;
  return first && first.title === '' && first.text === '' && split.length > 1 ? split.slice(1) : split;
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
