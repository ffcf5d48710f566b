import { expect, it } from 'vitest';
import { messages } from '#domain/messages/index.ts';
import { addressKeys } from '#server/rate-limit/address-key.ts';
import { createConversionQueue } from './conversion-queue.ts';

it('runs one conversion at a time, in the order of joining', async () => {
  const queue = createConversionQueue();
  const [first, second, third] = [queue.join([]), queue.join([]), queue.join([])];
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
  queue.join([]);
  const leaving = new AbortController();
  const waiting = queue.join([]).waiting(leaving.signal);
  await waiting.next();
  const next = waiting.next();
  leaving.abort();
  await expect(next).rejects.toThrow();
});

it('refuses the twenty-first conversion', () => {
  const queue = createConversionQueue();
  for (let count = 0; count < 20; count += 1) queue.join([]);
  expect(() => queue.join([])).toThrow(messages.documents.crowded);
});

it.each([
  ['one IPv4 address', () => '203.0.113.7', 3],
  ['one IPv6 /64', (nth: number) => `2001:db8:1:200::${nth}`, 3],
  ['one IPv6 /56', (nth: number) => `2001:db8:1:2${nth.toString(16).padStart(2, '0')}::1`, 6],
  ['one IPv6 /48', (nth: number) => `2001:db8:1:${nth.toString(16)}00::1`, 6],
])('keeps slots for other addresses when %s sends 20 conversions', (_, address, most) => {
  const queue = createConversionQueue();
  const refused = Array.from({ length: 20 }, (_, nth) => nth).filter((nth) => {
    try {
      queue.join(addressKeys(address(nth)));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toHaveLength(20 - most);
  queue.join(addressKeys('198.51.100.1'));
});

it('gives the share of an address back when its conversion leaves', () => {
  const queue = createConversionQueue();
  const address = addressKeys('203.0.113.7');
  const [first] = [queue.join(address), queue.join(address), queue.join(address)];
  expect(() => queue.join(address)).toThrow(messages.documents.crowded);
  first.leave();
  queue.join(address);
});
