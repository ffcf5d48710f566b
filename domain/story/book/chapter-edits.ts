import { applyChanges, type TextChange } from '../../house-style/text-change.ts';
import { chapterLimits } from './chapter-notes.ts';
import { type ChapterSpan, chapterSpans, deepestChapterLevel } from './split-chapters.ts';

/** The name of a chapter without a title. */
const unnamedChapter = 'Adsız bölüm';

/** Returns a title as one line that parses to the same title. */
export function cleanChapterTitle(title: string): string {
  const line = title
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^#+\s*/u, '')
    .replace(/\s+#+$/u, '')
    .slice(0, chapterLimits.title)
    .trim();
  return line === '' ? unnamedChapter : line;
}

/** Returns the line breaks that end the text before a position with a blank line. */
function gapBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 2), at);
  if (at === 0 || before === '\n\n') return '';
  return before.endsWith('\n') ? '\n' : '\n\n';
}

/** Returns the Markdown marks for a new chapter heading in this text, like those of the neighbouring chapter. */
function marksFor(text: string, beside: ChapterSpan | undefined): string {
  if (beside && beside.marks !== '') return beside.marks;
  const deepest = deepestChapterLevel(text);
  return '#'.repeat(deepest > 2 ? deepest : 1);
}

const trimLines = (block: string): string => block.replace(/^(?:[^\S\n]*\n)+/u, '').trimEnd();

/** Inserts a new chapter after the chapter `after`; its text is written at the end of the inserted part. */
export function addChapter(text: string, after: number, title: string): TextChange[] {
  const spans = chapterSpans(text);
  const span = spans[after] ?? spans.at(-1);
  const at = span?.to ?? text.length;
  const heading = `${marksFor(text, span)} ${cleanChapterTitle(title)}`;
  return [{ from: at, to: at, insert: `${gapBefore(text, at)}${heading}\n\n` }];
}

/** Renames a chapter. A chapter without a title gets a heading. */
export function renameChapter(text: string, index: number, title: string): TextChange[] {
  const span = chapterSpans(text)[index];
  if (!span) return [];
  const heading = `${marksFor(text, span)} ${cleanChapterTitle(title)}`;
  if (span.title === '') return [{ from: 0, to: 0, insert: `${heading}\n\n` }];
  return [{ ...span.heading, insert: heading }];
}

/**
 * Keeps the other chapters intact when the removed one had the only heading that separates chapters from scenes: the first
 * remaining chapter gets such a heading.
 */
function keepLevels(text: string, rest: ChapterSpan | undefined, removal: TextChange): TextChange[] {
  const level = deepestChapterLevel(text);
  if (!rest || deepestChapterLevel(applyChanges(text, [removal])) <= level) return [];
  if (rest.title !== '') return [{ ...rest.heading, insert: `# ${rest.title}` }];
  return [{ from: rest.from, to: rest.from, insert: `# ${unnamedChapter}\n\n` }];
}

/** Removes a chapter and its title. */
export function removeChapter(text: string, index: number): TextChange[] {
  const spans = chapterSpans(text);
  const span = spans[index];
  if (!span) return [];
  const { from, to } = span;
  const removal = { from, to, insert: to < text.length ? gapBefore(text, from) : '' };
  const kept = keepLevels(text, spans[index === 0 ? 1 : 0], removal);
  return [removal, ...kept].sort((a, b) => a.from - b.from);
}

/** Inserts a chapter's whole block, including its title, at a position of the order. */
export function putChapter(
  text: string,
  index: number,
  { title, block }: { title: string; block: string },
  spans: readonly ChapterSpan[] = chapterSpans(text),
): TextChange[] {
  const at = spans[index]?.from ?? text.length;
  const named = `${marksFor(text, spans[index])} ${unnamedChapter}\n\n`;
  // Only a block without a title can precede the text without a title, and the two become one.
  const overtakesUnnamed = index === 0 && text.trim() !== '' && spans[0]?.title === '';
  const body = title !== '' || index === 0 ? trimLines(block) : named + trimLines(block);
  const end = at < text.length ? '\n\n' : '';
  return [
    { from: at, to: at, insert: `${gapBefore(text, at)}${body}${end}${overtakesUnnamed ? named : ''}` },
  ];
}

/**
 * Moves a chapter to another position of the order. The text before the first title gets a heading when it moves or another
 * chapter moves before it.
 * @param spans the text's chapters, if already computed.
 */
export function moveChapter(
  text: string,
  from: number,
  to: number,
  spans: readonly ChapterSpan[] = chapterSpans(text),
): TextChange[] {
  const moved = spans[from];
  const goal = spans[to];
  if (from === to || !moved || !goal) return [];
  const { title } = moved;
  const block = text.slice(moved.from, moved.to);
  const put = putChapter(text, to > from ? to + 1 : to, { title, block }, spans);
  const taken = {
    from: moved.from,
    to: moved.to,
    insert: moved.to < text.length ? gapBefore(text, moved.from) : '',
  };
  const changes = [...put, taken];
  return changes.sort((a, b) => a.from - b.from);
}
