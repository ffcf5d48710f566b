import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('serves one at a time, in the order of their coming', async () => {
  const turns = createTurns();
  const [first, second, third] = [turns.join(), turns.join(), turns.join()];
  expect([first.place(), second.place(), third.place()]).toEqual([0, 1, 2]);
  const moved = third.moved();
  second.leave();
  await moved;
  expect(third.place()).toBe(1);
  first.leave();
  first.leave();
  expect(third.place()).toBe(0);
  expect(turns.length()).toBe(1);
});
