import { api } from '#web/lib/api.ts';
import type { StorySession } from './session/story-session.ts';

/** An AI's words wait this long for the revision of what they change, ms: a network that hangs must not hold a click. */
const keepingMs = 4_000;

interface KeepingDeps {
  session: StorySession;
  storyId: string;
  hasText: () => boolean;
  /** Called where somebody waited for the revision, and it did not come in time. */
  onLate: () => void;
}

/** Keeps a story as it is, as a revision, before something is done to it. */
export function createSafetyRevisions({ session, storyId, hasText, onLate }: KeepingDeps) {
  /** False where it could not be kept: without a connection one step of undo is what there is. */
  async function keep(kind: 'before-ai' | 'before-chapter-removal'): Promise<boolean> {
    try {
      await session.whenSaved(keepingMs);
      await api.revisions.keep({ id: storyId, keep: { kind } });
      return true;
    } catch {
      return false;
    }
  }
  /** The same, for as long as somebody may be held up. */
  async function keepInTime(kind: Parameters<typeof keep>[0]): Promise<boolean> {
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(late.resolve, keepingMs, false);
    const kept = await Promise.race([keep(kind), late.promise]);
    clearTimeout(timer);
    return kept;
  }
  return {
    /** The story is kept before an AI's words go into it; where that takes too long, they go in all the same. */
    async ai(): Promise<void> {
      if (hasText() && !(await keepInTime('before-ai'))) onLate();
    },
    /** The same for words that nobody holds back: they are on their way, and how long it takes changes nothing. */
    aiMeanwhile(): void {
      if (hasText()) void keep('before-ai');
    },
    /** The story is kept before a chapter is taken out. */
    async removal(): Promise<void> {
      await keepInTime('before-chapter-removal');
    },
  };
}
