import { expect, test } from 'vitest';
import { withWritten } from './written-session.ts';

const evening = new Date('2026-11-21T20:59:00Z');
const midnight = new Date('2026-11-21T21:00:00Z');

test('words add up within an Istanbul day, and another day begins anew', () => {
  const first = withWritten(null, { words: 3, aiWords: 0 }, evening);
  const second = withWritten(first, { words: -1, aiWords: 40 }, evening);
  expect(second).toMatchObject({ id: first.id, day: '2026-11-21', words: 2, aiWords: 40 });
  const next = withWritten(second, { words: 5, aiWords: 0 }, midnight);
  expect(next).toMatchObject({ day: '2026-11-22', seq: 0, words: 5, aiWords: 0 });
  expect(next.id).not.toBe(first.id);
});
