import { expect, test } from 'vitest';
import { fromIstanbul, toIstanbul } from './istanbul-time.ts';

test('reads and writes the time of Istanbul, whatever the zone of the browser', () => {
  expect(fromIstanbul('2026-12-01T00:30')).toBe('2026-11-30T21:30:00.000Z');
  expect(toIstanbul('2026-11-30T21:30:00.000Z')).toBe('2026-12-01T00:30');
  expect(['', '2026-12', '2026-13-01T00:30'].map(fromIstanbul)).toEqual(['', '', '']);
  expect(toIstanbul('')).toBe('');
});
