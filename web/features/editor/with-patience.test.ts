import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hopelessMs, patienceFor, slowMs, withPatience } from './with-patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request on a network that hangs: it ends only by its signal. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('given up')));
  });

it('tells that it takes long, and gives up where no answer comes', async () => {
  const onSlow = vi.fn();
  const ended = vi.fn();
  void withPatience(hanging, { limitMs: hopelessMs, onSlow }).catch(ended);
  await vi.advanceTimersByTimeAsync(slowMs - 1);
  expect(onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSlow).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(hopelessMs - slowMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(new Error('given up'));
});

it('says nothing of what was answered in time', async () => {
  const onSlow = vi.fn();
  expect(await withPatience(async () => 'kaydedildi', { limitMs: hopelessMs, onSlow })).toBe('kaydedildi');
  await vi.advanceTimersByTimeAsync(hopelessMs);
  expect(onSlow).not.toHaveBeenCalled();
});

it('gives a novel the time that it takes on a slow line', () => {
  expect(patienceFor(1_000)).toBeLessThan(hopelessMs + 1_000);
  expect(patienceFor(1_000_000)).toBeGreaterThan(hopelessMs + 120_000);
});
