import { describe, expect, it, vi } from 'vitest';
import { guestObstacle, guestTokens, guestTrialKey, onGuestTokens, setGuestTokens } from './guest-trial.ts';

function storeWith(value?: string) {
  const kept = new Map(value === undefined ? [] : [[guestTrialKey, value]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, next: string) => void kept.set(key, next),
  };
}

describe('a guest trial in the browser', () => {
  it('starts at 250 tokens', () => {
    expect(guestTokens(storeWith())).toBe(250);
  });

  it('stores the remaining tokens of the server, and calls the listeners', () => {
    const store = storeWith();
    const listener = vi.fn();
    const stop = onGuestTokens(listener);
    setGuestTokens(120, store);
    stop();
    setGuestTokens(70, store);
    expect(guestTokens(store)).toBe(70);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each(['abc', '', '-5', '9000'])(
    'returns a number within the trial for the tampered value %j',
    (value) => {
      const tokens = guestTokens(storeWith(value));
      expect(tokens).toBeGreaterThanOrEqual(0);
      expect(tokens).toBeLessThanOrEqual(250);
    },
  );

  it('distinguishes an idea too long for the whole trial from a used-up trial', () => {
    expect(guestObstacle('a'.repeat(1_000), 250)).toBeNull();
    expect(guestObstacle('a'.repeat(1_001), 250)).toBe('too-long');
    expect(guestObstacle('kısa bir fikir', 50)).toBeNull();
    expect(guestObstacle('kısa bir fikir', 49)).toBe('used-up');
  });
});
