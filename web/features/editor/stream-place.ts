import { currentUserId } from '#web/features/session/index.ts';
import { findPlace, leadLetters } from './selection/asked.ts';

const key = 'yazihane.stream-place';

interface Kept {
  /** The account whose text it is. */
  by: string | null;
  storyId: string;
  at: number;
  lead: string;
}

function read(): Partial<Record<keyof Kept, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/**
 * Where the text that was asked for last goes in: a reload, or another chapter that is opened before a new try, must not
 * let it stand elsewhere.
 */
export const streamPlace = {
  /** Keeps the place behind `before`, the text that stands before it. */
  keep(storyId: string, before: string): void {
    const kept: Kept = { by: currentUserId(), storyId, at: before.length, lead: before.slice(-leadLetters) };
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage a text that is found again goes behind the last word.
    }
  },
  /** The place in the text as it stands now; undefined where it is not known, or gone. */
  find(storyId: string, text: string): number | undefined {
    const { at, lead, ...kept } = read() ?? {};
    if (
      kept.by !== currentUserId() ||
      kept.storyId !== storyId ||
      typeof at !== 'number' ||
      typeof lead !== 'string' ||
      lead === ''
    )
      return;
    return findPlace(text, { at, lead }) ?? undefined;
  },
};
