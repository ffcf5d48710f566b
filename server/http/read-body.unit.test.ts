import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressKeys } from '../rate-limit/address-key.ts';
import { createBodyBudget } from './body-budget.ts';
import { readBody } from './read-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body with 5 received bytes. @param maxBytes the limit of its operation */
async function begin(maxBytes: number) {
  const incoming = new PassThrough();
  const budget = createBodyBudget({ total: 300, perOwner: 100 });
  const hold = budget.hold(addressKeys('203.0.113.1'));
  let end = 'waiting';
  void readBody(incoming as unknown as IncomingMessage, maxBytes, hold).then(
    (body) => {
      end = body;
    },
    ({ code }) => {
      end = code;
    },
  );
  incoming.write('Bir g');
  await vi.advanceTimersByTimeAsync(0);
  expect(budget.held()).toBe(5);
  return { incoming, budget, end: () => end };
}

test('refuses a small body that is incomplete after 20 s', async () => {
  const { budget, end } = await begin(65_536);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(end()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(end()).toBe('SERVICE_UNAVAILABLE');
  expect(budget.held()).toBe(0);
});

test('clears its timer when a small body is complete', async () => {
  const { incoming, end } = await begin(65_536);
  incoming.end('\u00fcn.');
  await vi.advanceTimersByTimeAsync(0);
  expect([end(), vi.getTimerCount()]).toEqual(['Bir gün.', 0]);
});

test('gives a body with the limit of a story more time', async () => {
  const { incoming, end } = await begin(9_000_000);
  await vi.advanceTimersByTimeAsync(100_000);
  incoming.end('ün.');
  await vi.advanceTimersByTimeAsync(0);
  expect(end()).toBe('Bir gün.');
});
