import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWordMeter } from './word-meter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('words are read shortly after the text changes, and no more once it is left', () => {
  let words = 1;
  const meter = createWordMeter(() => words);
  const heard = vi.fn();
  meter.subscribe(heard);
  words = 2;
  meter.touch();
  meter.touch();
  vi.advanceTimersByTime(200);
  expect([meter.get(), heard.mock.calls.length]).toEqual([2, 1]);
  words = 3;
  meter.touch();
  meter.stop();
  vi.advanceTimersByTime(1_000);
  expect([meter.get(), heard.mock.calls.length]).toEqual([2, 1]);
});
