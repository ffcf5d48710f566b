import { lateDays } from '#domain/story/goals.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { isUntold, type WrittenSession } from './writing-session.ts';

/** The most stored sessions, far above the usual number of unsent ones. */
const maxUnsentReports = 50;

const keyOf = (userId: string) => `yazihane.untold-words.${userId}`;

const isWhole = (value: unknown): value is number => Number.isInteger(value);

function readSession(kept: unknown): WrittenSession | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, day, seq, words, aiWords } = kept as Partial<Record<keyof WrittenSession, unknown>>;
  if (typeof id !== 'string' || typeof day !== 'string') return null;
  if (!isWhole(seq) || !isWhole(words) || !isWhole(aiWords)) return null;
  return { id, day, seq, words, aiWords, told: { words: 0, aiWords: 0 }, at: 0 };
}

/**
 * Stores the word counts that an editor could not send before it was closed, for each person in this browser. Without
 * storage they are lost.
 */
export function createUnsentReports(
  userId: string,
  {
    store = () => localStorage,
    now = () => new Date(),
  }: {
    store?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
    now?: () => Date;
  } = {},
) {
  const key = keyOf(userId);
  function read(): WrittenSession[] {
    try {
      const kept: unknown = JSON.parse(store().getItem(key) ?? '[]');
      const oldest = istanbulDay(new Date(now().getTime() - (lateDays - 1) * dayMs));
      if (!Array.isArray(kept)) return [];
      return kept
        .map(readSession)
        .filter((session) => session !== null && session.day >= oldest) as WrittenSession[];
    } catch {
      return [];
    }
  }
  function write(sessions: readonly WrittenSession[]): void {
    try {
      if (sessions.length === 0) store().removeItem(key);
      else
        store().setItem(
          key,
          JSON.stringify(sessions.slice(-maxUnsentReports).map(({ told: _, at: __, ...kept }) => kept)),
        );
    } catch {
      // The browser has no storage.
    }
  }
  return {
    take(): WrittenSession[] {
      const sessions = read();
      if (sessions.length > 0) write([]);
      return sessions.filter(isUntold);
    },
    add(sessions: readonly WrittenSession[]): void {
      const added = new Set(sessions.map(({ id }) => id));
      write([...read().filter(({ id }) => !added.has(id)), ...sessions]);
    },
    remove(id: string): void {
      const sessions = read();
      if (sessions.some((session) => session.id === id))
        write(sessions.filter((session) => session.id !== id));
    },
  };
}
export type UnsentReports = ReturnType<typeof createUnsentReports>;
