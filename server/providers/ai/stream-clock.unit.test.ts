import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StreamClock } from './stream-clock.ts';

const limits = { firstWordMs: 60_000, silenceMs: 20_000, thinkingSilenceMs: 30_000, wholeMs: 250_000 };
const thought = { words: false, thinking: true };
const word = { words: true, thinking: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Receives pieces, each after so many milliseconds; answers the limits that the call was given, ms. */
function limitsAfter(...pieces: [afterMs: number, piece: typeof word][]): number[] {
  const endAfter = vi.fn();
  const clock = new StreamClock({ endAfter }, limits, performance.now());
  for (const [afterMs, piece] of pieces) {
    vi.advanceTimersByTime(afterMs);
    clock.receive(piece);
  }
  return endAfter.mock.calls.map(([ms]) => ms);
}

test('allows 20 s of silence after a word', () => {
  expect(limitsAfter([55_000, word], [19_000, word])).toEqual([20_000, 20_000]);
});

test('allows 30 s of silence while the model thinks, before and after its first word', () => {
  expect(limitsAfter([1_000, thought], [5_000, word], [5_000, thought])).toEqual([30_000, 20_000, 30_000]);
});

test('allows 60 s to the first word however often the model thinks', () => {
  expect(limitsAfter([20_000, thought], [25_000, thought], [10_000, thought])).toEqual([
    30_000, 15_000, 5_000,
  ]);
});

test('measures the time of the whole text from its first word', () => {
  const slow: [number, typeof word][] = Array.from({ length: 14 }, () => [18_000, word]);
  expect(limitsAfter([1_000, word], ...slow).slice(-2)).toEqual([250_000 - 13 * 18_000, 0]);
});

test('keeps the timeout of the first word after a piece without text and thinking', () => {
  expect(limitsAfter([10_000, { words: false, thinking: false }])).toEqual([50_000]);
});
