import type { WritingGoal } from '#contract/goals.ts';
import { istanbulDay } from '#domain/time.ts';

/** What an open editor has added on one Istanbul day. */
export interface WrittenSession {
  id: string;
  day: string;
  /** Grows with each report. */
  seq: number;
  words: number;
  aiWords: number;
}

/** The session with what was just written; another day begins another one. */
export function withWritten(
  session: WrittenSession | null,
  written: { words: number; aiWords: number },
  now: Date,
): WrittenSession {
  const day = istanbulDay(now);
  const base =
    session?.day === day ? session : { id: crypto.randomUUID(), day, seq: 0, words: 0, aiWords: 0 };
  return { ...base, words: base.words + written.words, aiWords: base.aiWords + written.aiWords };
}

/** The goal with what was just written today; its streak is the server's to tell. */
export function withToday(goal: WritingGoal, written: { words: number; aiWords: number }): WritingGoal {
  const today = {
    ...goal.today,
    words: Math.max(0, goal.today.words + written.words),
    aiWords: Math.max(0, goal.today.aiWords + written.aiWords),
  };
  return { ...goal, today, days: [...goal.days.slice(0, -1), today] };
}
