import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRestartChecks } from './restart-checks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('checks again while the other processes are replaced, until a new build is found', () => {
  let isFound = false;
  const check = vi.fn();
  const restarted = createRestartChecks(check, () => isFound);
  restarted();
  vi.advanceTimersByTime(9_999);
  expect(check).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50_000);
  expect(check).toHaveBeenCalledTimes(2);
  isFound = true;
  vi.advanceTimersByTime(3_600_000);
  expect(check).toHaveBeenCalledTimes(2);
});

it('begins anew when another server ends', () => {
  const check = vi.fn();
  const restarted = createRestartChecks(check, () => false);
  restarted();
  vi.advanceTimersByTime(9_000);
  restarted();
  vi.advanceTimersByTime(9_000);
  expect(check).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(3_600_000);
  expect(check).toHaveBeenCalledTimes(4);
});
