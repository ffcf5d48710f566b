import { expect, test } from 'vitest';
import { createBreath } from './breathe.ts';

test('whoever computes rests five times as long', () => {
  const breathe = createBreath();
  // For what was computed before.
  breathe();
  const computed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const from = computed();
  while (computed() - from < 30);
  const began = performance.now();
  breathe();
  expect(performance.now() - began).toBeGreaterThan(145);
});
