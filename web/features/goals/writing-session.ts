import type { WritingGoal } from '#contract/goals.ts';

/** Words by the writer and by an AI, minus deleted ones. */
export interface Written {
  words: number;
  aiWords: number;
}

/**
 * The words of one session of an Istanbul day. They are counted net, because moving, undoing and correcting are no
 * writing; a session with more deleted than written words counts as zero.
 */
export interface WrittenSession extends Written {
  id: string;
  /** Istanbul day, YYYY-MM-DD. */
  day: string;
  /** Grows with each report. */
  seq: number;
  /** The counts that the server has confirmed. */
  told: Written;
  /** The time of the last change; client clock, ms. */
  at: number;
}

/** An empty session. */
export const newSession = (day: string, at: number): WrittenSession => ({
  id: crypto.randomUUID(),
  day,
  seq: 0,
  words: 0,
  aiWords: 0,
  told: { words: 0, aiWords: 0 },
  at,
});

/** Whether the server has not confirmed its counts. */
export const isUntold = ({ words, aiWords, told }: WrittenSession): boolean =>
  words !== told.words || aiWords !== told.aiWords;

/** The counts of a session, at least zero. */
export const countOf = ({ words, aiWords }: Written): Written => ({
  words: Math.max(0, words),
  aiWords: Math.max(0, aiWords),
});

/** Adds today's words to the goal; the server computes the streak. */
export function withToday(goal: WritingGoal, written: Written): WritingGoal {
  const today = {
    ...goal.today,
    words: Math.max(0, goal.today.words + written.words),
    aiWords: Math.max(0, goal.today.aiWords + written.aiWords),
  };
  return { ...goal, today, days: [...goal.days.slice(0, -1), today] };
}
