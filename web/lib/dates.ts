import { timeZone } from '#domain/time/time.ts';

const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long' });
const full = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long', timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', weekday: 'short' });
const longDay = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function format(formatter: Intl.DateTimeFormat, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? 'Geçersiz tarih' : formatter.format(date);
}

/** "22 Kasım 00:00", in Istanbul. */
export const formatMoment = (instant: string): string => format(moment, instant);

/** "22 Kasım 2026", in Istanbul; 'Geçersiz tarih' for an invalid date (docs/product/pages.md). */
export const formatDay = (instant: string): string => format(day, instant);

/** "22 Kasım 2026 14:05", in Istanbul. */
export const formatDayAndTime = (instant: string): string => format(full, instant);

/** The full date for a tooltip; undefined for an invalid one. */
export function fullDate(instant: string): string | undefined {
  return Number.isNaN(new Date(instant).getTime()) ? undefined : formatDayAndTime(instant);
}

/** An Istanbul calendar day (YYYY-MM-DD) as a column head and as a screen reader's text. */
export function dayNames(date: string): { short: string; long: string } {
  const start = new Date(`${date}T00:00:00Z`);
  return { short: shortDay.format(start), long: longDay.format(start) };
}
