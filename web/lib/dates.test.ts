import { expect, it } from 'vitest';
import { dayNames, formatDay, formatMoment, fullDate } from './dates.ts';

it('formats the refill in Istanbul time', () => {
  expect(formatMoment('2026-11-21T21:00:00.000Z')).toBe('22 Kasım 00:00');
});

it('formats days in Istanbul time, and an invalid date as specified', () => {
  expect(formatDay('2026-11-30T21:30:00.000Z')).toBe('1 Aralık 2026');
  expect(formatDay('bozuk')).toBe('Geçersiz tarih');
});

it('names the days of the week of use', () => {
  expect(dayNames('2026-11-21')).toEqual({ short: 'Cmt', long: '21 Kasım Cumartesi' });
});

it('has no tooltip for an invalid date', () => {
  expect(fullDate('bozuk')).toBeUndefined();
});
