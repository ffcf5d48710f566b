import { expect, test } from 'vitest';
import { createBreath } from './breathe.ts';

/** Computes for 30 ms, and tells how long it rests after that, ms. */
function restAfterWork(breathe: () => void): number {
  const computed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const from = computed();
  while (computed() - from < 30);
  const began = performance.now();
  breathe();
  return performance.now() - began;
}

test('whoever computes rests five times as long', () => {
  const breathe = createBreath();
  // For what was computed before.
  breathe();
  expect(restAfterWork(breathe)).toBeGreaterThan(145);
});

test('a job that has rested for as long as its time allows goes on without', () => {
  const breathe = createBreath(350);
  const rests = [1, 2, 3, 4, 5].map(() => restAfterWork(breathe));
  expect(rests[0]).toBeGreaterThan(145);
  expect(Math.min(...rests)).toBeLessThan(50);
});
