import type { WritingGoal } from '#contract/goals.ts';

/** Words by the writer's hand and by an AI, less what was deleted. */
export interface Written {
  words: number;
  aiWords: number;
}

/**
 * What was written in one sitting of an Istanbul day. Within it words are counted net, since moving, undoing and
 * correcting are no writing; a sitting in which more was deleted than written counts as none.
 */
export interface WrittenSession extends Written {
  id: string;
  /** Istanbul day, YYYY-MM-DD. */
  day: string;
  /** Grows with each report. */
  seq: number;
  /** What of it the server is known to have. */
  told: Written;
  /** When something was last written in it; client clock, ms. */
  at: number;
}

/** A session in which nothing was written yet. */
export const newSession = (day: string, at: number): WrittenSession => ({
  id: crypto.randomUUID(),
  day,
  seq: 0,
  words: 0,
  aiWords: 0,
  told: { words: 0, aiWords: 0 },
  at,
});

/** Whether the server has yet to be told of it. */
export const isUntold = ({ words, aiWords, told }: WrittenSession): boolean =>
  words !== told.words || aiWords !== told.aiWords;

/** What a sitting counts for. */
export const countOf = ({ words, aiWords }: Written): Written => ({
  words: Math.max(0, words),
  aiWords: Math.max(0, aiWords),
});

/** The goal with what was just written today; its streak is the server's to tell. */
export function withToday(goal: WritingGoal, written: Written): WritingGoal {
  const today = {
    ...goal.today,
    words: Math.max(0, goal.today.words + written.words),
    aiWords: Math.max(0, goal.today.aiWords + written.aiWords),
  };
  return { ...goal, today, days: [...goal.days.slice(0, -1), today] };
}
