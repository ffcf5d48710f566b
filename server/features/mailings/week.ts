import { dayMs, hourMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';

/** Turkey keeps UTC+3 all year round. */
const offsetMs = 3 * hourMs;
/** The hours of a Monday in Istanbul in which the summary of the week before is begun; later it would be old news. */
const hours = { from: 8, to: 22 } as const;

/** A week that ended, as Istanbul days, and its instants. */
export interface Week {
  monday: string;
  sunday: string;
  from: Date;
  to: Date;
}

/** The week that begins on this Monday (YYYY-MM-DD). */
export function weekOf(monday: string): Week {
  const from = new Date(Date.parse(`${monday}T00:00:00Z`) - offsetMs);
  const to = new Date(from.getTime() + 7 * dayMs);
  return { monday, sunday: istanbulDay(new Date(to.getTime() - 1)), from, to };
}

/** The Monday of the week before, while its summary is due: on a Monday morning and day in Istanbul; null otherwise. */
export function dueWeek(now: Date): string | null {
  const there = new Date(now.getTime() + offsetMs);
  const isDue =
    there.getUTCDay() === 1 && there.getUTCHours() >= hours.from && there.getUTCHours() < hours.to;
  return isDue ? istanbulDay(new Date(now.getTime() - 7 * dayMs)) : null;
}
