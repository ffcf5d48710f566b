/** Turkey has had one offset all year since 2016. */
const offsetMs = 3 * 3_600_000;

/** An instant as the browser's field for date and time takes it, in Istanbul time; empty for none. */
export const toIstanbul = (instant: string): string =>
  instant === '' ? '' : new Date(new Date(instant).getTime() + offsetMs).toISOString().slice(0, 16);

/** The instant of such a value; empty for none or an unfinished one. */
export function fromIstanbul(value: string): string {
  const time = new Date(`${value}:00+03:00`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(time.getTime()) ? time.toISOString() : '';
}
