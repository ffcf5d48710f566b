import { timeZone } from '#domain/time.ts';

const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const full = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long', timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'short' });
const longDay = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** "22 Kasım 00:00", in Istanbul. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** The whole date for a tooltip; nothing for one that is invalid. */
export function fullDate(instant: string): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : full.format(date);
}

/** An Istanbul calendar day (YYYY-MM-DD) as a column head and as it is read aloud. */
export function dayNames(day: string): { short: string; long: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return { short: shortDay.format(date), long: longDay.format(date) };
}
