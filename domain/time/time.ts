import { dayMs, hourMs } from './durations.ts';
/** Every day boundary of the product is Istanbul's. */
export const timeZone = 'Europe/Istanbul';

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of the hour that was asked for last: every request asks for that of now, and formatting is slow. */
let known = { hour: Number.NaN, day: '' };

/** The Istanbul calendar day of an instant, as YYYY-MM-DD. */
export function istanbulDay(instant: Date): string {
  // Istanbul's days have always begun with an hour of UTC since it has kept a standard time.
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== known.hour) known = { hour, day: dayParts.format(instant) };
  return known.day;
}

/** The instant at which the Istanbul day after `instant` begins. Turkey keeps UTC+3 all year round. */
export function nextIstanbulMidnight(instant: Date): Date {
  const offsetMs = 3 * hourMs;
  return new Date(Math.floor((instant.getTime() + offsetMs) / dayMs + 1) * dayMs - offsetMs);
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('tr', { numeric: 'auto' });

/** "3 gün önce", "dün", "az önce"; an invalid date reads 'Geçersiz tarih' (docs/product/pages.md). */
export function relativeTime(value: string | Date, now: Date = new Date()): string {
  const then = new Date(value);
  if (Number.isNaN(then.getTime())) return 'Geçersiz tarih';
  const seconds = (then.getTime() - now.getTime()) / 1_000;
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return 'az önce';
}
