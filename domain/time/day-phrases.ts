import { formatPrice } from '../billing/money.ts';
import { numberSuffix } from '../turkish/number.ts';
import { istanbulDay, timeZone } from './time.ts';

const time = new Intl.DateTimeFormat('tr-TR', { timeZone, hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('tr-TR', { timeZone, day: 'numeric', month: 'long' });
const year = new Intl.DateTimeFormat('tr-TR', { timeZone, year: 'numeric' });

const printed = (text: string) => text.replaceAll("'", '’');

/** "21 Aralık 2026’ya kadar": the Istanbul day of an instant with the suffix that its year takes. */
export function untilDay(instant: Date): string {
  return `${dayAndMonth.format(instant)} ${printed(numberSuffix(year.format(instant), 'dat'))} kadar`;
}

/** "13.21’deki", and "20 Kasım 13.21’deki" where the instant is not of the Istanbul day of `now`. */
export function ofTime(instant: Date, now: Date): string {
  const clock = time.format(instant).replace(':', '.');
  const day = istanbulDay(instant) === istanbulDay(now) ? '' : `${dayAndMonth.format(instant)} `;
  return `${day}${printed(numberSuffix(clock, 'loc'))}ki`;
}

/** A payment as its payer recognizes it: "13.21’deki ₺200 ödemeniz". */
export function namedPayment(payment: { createdAt: Date; amountKurus: number }, now: Date): string {
  return `${ofTime(payment.createdAt, now)} ${formatPrice(payment.amountKurus)} ödemeniz`;
}
