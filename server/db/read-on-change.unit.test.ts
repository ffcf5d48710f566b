import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOnChange } from './read-on-change.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(read: () => Promise<unknown>) {
  let tell = () => undefined as unknown;
  const onFault = vi.fn();
  const stop = readOnChange(
    {
      subscribe: (_topic, heard) => {
        tell = heard;
        return () => undefined;
      },
    },
    'settings',
    read,
    onFault,
  );
  return { tell: () => tell(), onFault, stop };
}

test('what could not be read is read again a second later, until it works', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
  read.mockResolvedValue(null);
  const { tell, onFault } = begin(read);
  tell();
  await vi.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(onFault.mock.calls).toEqual([[new Error('1')], [new Error('2')]]);
});

test('nothing is read any more once it is stopped', async () => {
  const read = vi.fn().mockRejectedValue(new Error('down'));
  const { tell, stop } = begin(read);
  tell();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
