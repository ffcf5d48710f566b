import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOnChange } from './read-on-change.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(read: () => Promise<unknown>) {
  let notify = () => undefined as unknown;
  const onError = vi.fn();
  const stop = readOnChange(
    {
      subscribe: (_topic, heard) => {
        notify = heard;
        return () => undefined;
      },
    },
    'settings',
    read,
    onError,
  );
  return { notify: () => notify(), onError, stop };
}

test('retries a failed read every second until it succeeds', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
  read.mockResolvedValue(null);
  const { notify, onError } = begin(read);
  notify();
  await vi.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(onError.mock.calls).toEqual([[new Error('1')], [new Error('2')]]);
});

test('reads nothing after it is stopped', async () => {
  const read = vi.fn().mockRejectedValue(new Error('down'));
  const { notify, stop } = begin(read);
  notify();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
