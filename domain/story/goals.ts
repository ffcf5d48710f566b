import { dayMs } from '../time/durations.ts';
/** Bounds of a daily goal, words; the database holds them (migration house-style). */
export const goalBounds = { min: 50, max: 20_000 } as const;
/** Written words may be told so many days late, the day itself counted: as many as the week that is shown. */
export const lateDays = 7;
/** What is offered to who has none. */
export const usualGoals = [250, 500, 1_000] as const;

/** Days in a week that may be missed without breaking a streak. */
const missesAWeek = 1;

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
/** Number of the week that a day belongs to, weeks beginning on Monday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);

/**
 * Days in a row on which the goal was reached, by a rule that forgives: one missed day a week (Monday to Sunday) does
 * not break it, and today does not count as missed until it is over. Only reached days are counted.
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
