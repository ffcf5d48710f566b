import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { createConversionQueue } from './conversion-queue.ts';

it('runs one conversion at a time, in the order of joining', async () => {
  const queue = createConversionQueue();
  const [first, second, third] = [queue.join(), queue.join(), queue.join()];
  expect(await first.waiting(undefined).next()).toEqual({ done: true, value: undefined });
  const waiting = third.waiting(undefined);
  expect(await waiting.next()).toEqual({ done: false, value: 2 });
  const moved = waiting.next();
  second.leave();
  expect(await moved).toEqual({ done: false, value: 1 });
  const last = waiting.next();
  first.leave();
  first.leave();
  expect(await last).toEqual({ done: true, value: undefined });
});

it('stops waiting when the signal aborts', async () => {
  const queue = createConversionQueue();
  queue.join();
  const leaving = new AbortController();
  const waiting = queue.join().waiting(leaving.signal);
  await waiting.next();
  const next = waiting.next();
  leaving.abort();
  await expect(next).rejects.toThrow();
});

it('refuses the twenty-first conversion', () => {
  const queue = createConversionQueue();
  for (let count = 0; count < 20; count += 1) queue.join();
  expect(() => queue.join()).toThrow(messages.documents.crowded);
});
