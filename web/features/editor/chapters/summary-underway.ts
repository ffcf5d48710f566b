import { type ChapterNote, chapterMark } from '#domain/book/chapter-notes.ts';
import { currentUserId } from '#web/features/session/index.ts';

/** A summary that was asked for, as this tab remembers it over a reload. */
export interface SummaryUnderway {
  storyId: string;
  /** The chapter: its note's id, its title, and the mark of the text that is told. */
  id: string;
  title: string;
  mark: string;
  /** What it was asked for under. */
  key: string;
}

const storeKey = 'yazihane.summary';
const parts = ['storyId', 'id', 'title', 'mark', 'key'] as const;

/** Another tab of the same story must not put it there as well: it is this tab's alone. */
export const summaryUnderway = {
  write(underway: SummaryUnderway): void {
    try {
      sessionStorage.setItem(storeKey, JSON.stringify({ ...underway, by: currentUserId() }));
    } catch {
      // After a reload the summary then waits among the story's texts.
    }
  },
  read(): SummaryUnderway | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(storeKey) ?? 'null') as SummaryUnderway | null;
      return kept && parts.every((part) => typeof kept[part] === 'string') ? kept : null;
    } catch {
      return null;
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(storeKey);
    } catch {
      // Nothing was kept.
    }
  },
};

/** What stood where a summary was written, by chapter: the way back. */
export type SummariesBefore = ReadonlyMap<string, Pick<ChapterNote, 'summary' | 'summaryOf'>>;

const beforeKey = 'yazihane.summaries-before';

/** The way back to the summaries before, as this tab remembers it over a reload; of one story at a time. */
export const summariesBefore = {
  write(storyId: string, before: SummariesBefore): void {
    try {
      sessionStorage.setItem(
        beforeKey,
        JSON.stringify({ storyId, before: [...before], by: currentUserId() }),
      );
    } catch {
      // The way back then lasts as long as the page.
    }
  },
  read(storyId: string): SummariesBefore {
    try {
      const kept = JSON.parse(sessionStorage.getItem(beforeKey) ?? 'null');
      if (kept?.storyId !== storyId || !Array.isArray(kept.before)) return new Map();
      return new Map(kept.before.filter(isBefore));
    } catch {
      return new Map();
    }
  },
};

/** Whether this is one entry of them, as a tab may have kept it. */
function isBefore(entry: unknown): entry is [string, Pick<ChapterNote, 'summary' | 'summaryOf'>] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { summary, summaryOf } = (entry[1] ?? {}) as Partial<Record<string, unknown>>;
  return typeof summary === 'string' && typeof summaryOf === 'string';
}

/**
 * The chapter that a summary is for, as the chapters stand now: one that nothing was noted of has another id after a
 * reload, and is known by its text, else by a title that no other has. Null where it is gone.
 */
export function chapterOf(
  { id, title, mark }: Pick<SummaryUnderway, 'id' | 'title' | 'mark'>,
  chapters: readonly { id: string; title: string }[],
  textOf: (id: string) => string,
): string | null {
  const same = chapters.find((chapter) => chapter.id === id);
  const told = same ?? chapters.find((chapter) => chapterMark(textOf(chapter.id)) === mark);
  if (told) return told.id;
  const namesakes = chapters.filter((chapter) => chapter.title === title);
  return namesakes.length === 1 ? (namesakes[0]?.id ?? null) : null;
}
