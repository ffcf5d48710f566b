import { expect, it } from 'vitest';
import { namedPayment, ofTime, untilDay } from './day-phrases.ts';

const now = new Date('2026-11-22T11:00:00Z');

it.each([
  ['2026-12-21T20:59:59Z', '21 Aralık 2026’ya kadar'],
  ['2026-12-21T21:00:00Z', '22 Aralık 2026’ya kadar'],
  ['2027-01-05T09:00:00Z', '5 Ocak 2027’ye kadar'],
  ['2030-01-05T09:00:00Z', '5 Ocak 2030’a kadar'],
  ['2029-01-05T09:00:00Z', '5 Ocak 2029’a kadar'],
])('names the day of %s as an end: %s', (instant, text) => expect(untilDay(new Date(instant))).toBe(text));

it.each([
  ['2026-11-22T10:21:00Z', '13.21’deki'],
  ['2026-11-22T10:40:00Z', '13.40’taki'],
  ['2026-11-22T10:00:00Z', '13.00’teki'],
  ['2026-11-22T06:05:00Z', '09.05’teki'],
  ['2026-11-21T21:00:00Z', '00.00’daki'],
  ['2026-11-21T20:50:00Z', '21 Kasım 23.50’deki'],
])('names the time of %s: %s', (instant, text) => expect(ofTime(new Date(instant), now)).toBe(text));

it('names a payment by its time and amount', () => {
  const createdAt = new Date('2026-11-22T10:21:00Z');
  expect(namedPayment({ createdAt, amountKurus: 20_000 }, now)).toBe('13.21’deki ₺200 ödemeniz');
  expect(namedPayment({ createdAt, amountKurus: 19_990 }, now)).toBe('13.21’deki ₺199,90 ödemeniz');
});
