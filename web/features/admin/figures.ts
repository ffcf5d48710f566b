const percent = new Intl.NumberFormat('tr-TR', { style: 'percent' });
const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A part of a whole as "%42"; of nothing it is "%0". */
export function formatShare(part: number, whole: number): string {
  return percent.format(whole === 0 ? 0 : part / whole);
}

/** The Istanbul time of an instant, to the second: "14:05:09". */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}
