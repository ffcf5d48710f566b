import { splitSentences } from '../../turkish/index.ts';
import { type ChapterNote, chapterLimits } from './chapter-notes.ts';
import type { ChapterSpan } from './split-chapters.ts';

/** The facts about an earlier chapter in a prompt. */
export interface EarlierChapter {
  title: string;
  summary: string;
  /** Characters from the chapter's beginning to the insertion point. */
  reach: number;
}

/** Largest number of earlier chapters in one request. */
export const maxEarlierChapters = 200;

/** Largest share of the story text's budget for summaries. */
const shareOfRoom = 1 / 3;
/** Characters of a chapter's line besides title and summary. */
const lettersAround = 4;
/** Shortest useful length of a shortened summary, in characters. */
const shortestCut = 60;

/** Returns the chapters before the current one with their summaries; `place` is the insertion point. */
export function earlierChapters(
  notes: readonly ChapterNote[],
  spans: readonly ChapterSpan[],
  place: number,
): EarlierChapter[] {
  // The last chapter ends where the text ends, so nothing is written after it.
  const before = spans.slice(0, -1).flatMap(({ from, to }, at) => {
    const { title = '', summary = '' } = notes[at] ?? {};
    const told = summary.trim().slice(0, chapterLimits.summary);
    return to <= place && told !== '' ? [{ title, summary: told, reach: place - from }] : [];
  });
  // The first chapter is always included.
  return before.length <= maxEarlierChapters
    ? before
    : [...before.slice(0, 1), ...before.slice(1 - maxEarlierChapters)];
}

/** Returns the first whole sentences of a summary that fit; empty when they are too short to be useful. */
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
 * Returns the earlier chapters for a prompt within a third of the story text's budget (characters), without those that the
 * included text contains. When not all fit, each has an equal share and unused shares go to the others.
 * @param shorterBy characters by which the included text may be shorter than the rest of the room
 */
export function fitEarlier(
  earlier: readonly EarlierChapter[],
  room: number,
  { shorterBy = 0 } = {},
): { told: { title: string; summary: string }[]; used: number } {
  const budget = Math.floor(room * shareOfRoom);
  const forgotten = earlier.filter(({ reach }) => reach > room - budget - shorterBy);
  const overhead = ({ title }: EarlierChapter) => title.length + lettersAround;
  let left = budget;
  let waiting = forgotten.length;
  const summaries = new Map<EarlierChapter, string>();
  // Starts with the shortest summaries, so that longer ones can use the rest of their shares.
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
