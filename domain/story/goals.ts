import { dayMs } from '../time/durations.ts';
/** Bounds of a daily goal, in words; the database enforces them too (migration house-style). */
export const goalBounds = { min: 50, max: 20_000 } as const;
/** Days for which written words may be reported, including today: the length of the displayed week. */
export const lateDays = 7;
/** The suggested goals for an account without one, in words. */
export const usualGoals = [250, 500, 1_000] as const;

/** Days in a week that may be missed without breaking a streak. */
const missesAWeek = 1;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
/** Returns the number of the day's week; weeks begin on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/**
 * Returns the streak: days on which the goal was reached. One missed day a week (Monday to Sunday) does not break it, and
 * today is not missed until it is over.
 * @param reached Istanbul days, YYYY-MM-DD, in any order
 */
export function streakOf(reached: ReadonlySet<string> | readonly string[], today: string): number {
  const days = new Set(Array.from(reached, dayOf));
  const oldest = Math.min(...days);
  const misses = new Map<number, number>();
  let streak = 0;
  for (let day = dayOf(today); day >= oldest; day--) {
    if (days.has(day)) streak += 1;
    else if (day !== dayOf(today)) {
      const missed = (misses.get(weekOf(day)) ?? 0) + 1;
      if (missed > missesAWeek) break;
      misses.set(weekOf(day), missed);
    }
  }
  return streak;
}
