const percent = new Intl.NumberFormat('tr-TR', { style: 'percent' });
const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Two shares as "%42" and "%58", rounded so that they add up to 100; both "%0" for a sum of 0. */
export function formatShares(first: number, second: number): [string, string] {
  const whole = first + second;
  if (whole === 0) return [percent.format(0), percent.format(0)];
  const share = Math.round((100 * first) / whole) / 100;
  return [percent.format(share), percent.format(1 - share)];
}

/** The Istanbul time of an instant, to the second: "14:05:09". */
export function formatClock(instant: string): string {
  return clock.format(new Date(instant));
}

const numbers = new Intl.NumberFormat('tr-TR');

/** A count as "1.204"; "10.000+" when the count stopped there. */
export function formatFigure({ count, more }: { count: number; more: boolean }): string {
  return `${numbers.format(count)}${more ? '+' : ''}`;
}
