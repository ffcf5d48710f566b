import { describe, expect, it } from 'vitest';
import { istanbulDay, nextIstanbulMidnight } from './time.ts';

describe('the Istanbul day', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21'],
    ['2026-11-20T20:30:00.000Z', '2026-11-20'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01'],
    // Summer time, as it was kept until 2016, began the day an hour of UTC earlier or not.
    ['2015-07-01T20:30:00.000Z', '2015-07-01'],
    ['2015-01-01T21:30:00.000Z', '2015-01-01'],
    ['2015-01-01T22:00:00.000Z', '2015-01-02'],
  ])('of %s is %s', (instant, day) => {
    expect(istanbulDay(new Date(instant))).toBe(day);
  });

  it('ends at its midnight', () => {
    const midnight = nextIstanbulMidnight(new Date('2026-11-20T20:59:00Z'));
    expect(midnight.toISOString()).toBe('2026-11-20T21:00:00.000Z');
  });
});
