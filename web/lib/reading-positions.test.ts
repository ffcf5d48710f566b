import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearOwnReadingPositions, readingPositionsKey } from './reading-positions.ts';

afterEach(() => vi.unstubAllGlobals());

/** The stored positions after a sign-out. */
function keptOf(before: string | null): string | null {
  const kept = new Map(before === null ? [] : [[readingPositionsKey, before]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  clearOwnReadingPositions();
  return kept.get(readingPositionsKey) ?? null;
}

describe('clearOwnReadingPositions', () => {
  it('removes positions in own stories and keeps those in shared ones', () => {
    const shared = ['paylasim-0123456789ab', 2, 5];
    const own = ['b0c8f7c0-0000-4000-8000-000000000000', 3, 1];
    expect(keptOf(JSON.stringify([own, shared]))).toBe(JSON.stringify([shared]));
    expect(keptOf(JSON.stringify([own]))).toBeNull();
  });
  it.each([null, 'removes everything when %j is stored', '7', '{"0":["paylasim-a",1,1]}', '[7,null]'])(
    'nothing stays of %j',
    (before) => {
      expect(keptOf(before)).toBeNull();
    },
  );
});
