import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachInTurn, openFirst } from './scopes-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the scope of the open page first', () => {
  const scopes = ['/panel', '/editor', '/oku', '/assets/'] as const;
  expect(openFirst(scopes, '/editor')).toEqual(['/editor', '/panel', '/oku', '/assets/']);
  expect(openFirst(scopes, '/oku/b1')).toEqual(['/oku', '/panel', '/editor', '/assets/']);
  expect(openFirst(scopes, '/okuma')).toEqual(scopes);
});

it('continues after an item that fails, and after the time limit of one that hangs', async () => {
  const begun: string[] = [];
  const done = eachInTurn(['fails', 'hangs', 'works', 'last'], 1_000, async (name) => {
    begun.push(name);
    if (name === 'fails') throw new Error('refused');
    if (name === 'hangs') await new Promise(() => undefined);
    if (name === 'works') await new Promise((resolve) => setTimeout(resolve, 10));
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(['fails', 'hangs']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['fails', 'hangs', 'works']);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual(['fails', 'hangs', 'works', 'last']);
  await done;
});
