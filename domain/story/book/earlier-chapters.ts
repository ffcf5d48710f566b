import { splitSentences } from '../../turkish/index.ts';
import { type ChapterNote, chapterLimits } from './chapter-notes.ts';
import type { ChapterSpan } from './split-chapters.ts';

/** What a later chapter is told of an earlier one. */
export interface EarlierChapter {
  title: string;
  summary: string;
  /** Letters from the chapter's beginning to the place that is written at: how far back it lies. */
  reach: number;
}

/** Earlier chapters that one request may tell of. */
export const mostEarlierChapters = 200;

/** The share of the room for the story's text that summaries may take. */
const shareOfRoom = 1 / 3;
/** Letters that a chapter's line takes beside title and summary. */
const lettersAround = 4;
/** A summary cut shorter than this says nothing, letters. */
const shortestCut = 60;

/** The chapters before the one that is written in, with what their summaries say; `place` is where the next words go. */
export function earlierChapters(
  notes: readonly ChapterNote[],
  spans: readonly ChapterSpan[],
  place: number,
): EarlierChapter[] {
  // The last chapter ends where the text does: nothing is written behind it.
  const before = spans.slice(0, -1).flatMap(({ from, to }, at) => {
    const { title = '', summary = '' } = notes[at] ?? {};
    const told = summary.trim().slice(0, chapterLimits.summary);
    return to <= place && told !== '' ? [{ title, summary: told, reach: place - from }] : [];
  });
  // The first is remembered whatever is left out.
  return before.length <= mostEarlierChapters
    ? before
    : [...before.slice(0, 1), ...before.slice(1 - mostEarlierChapters)];
}

/** The first whole sentences of a summary that have room; empty where that says nothing. */
function cut(summary: string, letters: number): string {
  if (summary.length <= letters) return summary;
  if (letters < shortestCut) return '';
  let left = letters;
  const kept: string[] = [];
  for (const sentence of splitSentences(summary)) {
    left -= sentence.length + 1;
    if (left < 0) break;
    kept.push(sentence);
  }
  return kept.length > 0 ? kept.join(' ') : `${summary.slice(0, letters - 1).trimEnd()}…`;
}

/**
 * What a generation is told of earlier chapters, within a third of the room (letters) that it has for the story's text.
 * Those that stand wholly in that text are left out. Where there is not room for all, each has the same share and what
 * shorter ones leave goes to the others, so that the first is remembered as well as the last.
 */
export function fitEarlier(
  earlier: readonly EarlierChapter[],
  room: number,
): { told: { title: string; summary: string }[]; used: number } {
  const budget = Math.floor(room * shareOfRoom);
  const forgotten = earlier.filter(({ reach }) => reach > room - budget);
  const overhead = ({ title }: EarlierChapter) => title.length + lettersAround;
  let left = budget;
  let waiting = forgotten.length;
  const summaries = new Map<EarlierChapter, string>();
  // The shortest first: what they leave is shared by the longer ones.
  for (const chapter of forgotten.toSorted((a, b) => a.summary.length - b.summary.length)) {
    const summary = cut(chapter.summary, Math.floor(left / waiting) - overhead(chapter));
    if (summary !== '') left -= summary.length + overhead(chapter);
    summaries.set(chapter, summary);
    waiting -= 1;
  }
  const told = forgotten.flatMap((chapter) => {
    const summary = summaries.get(chapter) ?? '';
    return summary === '' ? [] : [{ title: chapter.title, summary }];
  });
  return { told, used: budget - left };
}
