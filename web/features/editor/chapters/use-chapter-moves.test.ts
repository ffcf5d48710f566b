import { describe, expect, it } from 'vitest';
import { overtaker } from './use-chapter-moves.ts';

const ids = Array.from({ length: 60 }, (_, at) => `b${at}`);
const moved = (from: number, to: number) => {
  const id = ids[from] ?? '';
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
};

describe('a row that is put far up', () => {
  it('is told from those that it overtakes', () => {
    expect(overtaker(ids, moved(59, 0))).toBe('b59');
    expect(overtaker(ids, moved(40, 12))).toBe('b40');
  });
  it('is none that goes down, or up by a few', () => {
    for (const [from, to] of [
      [0, 59],
      [12, 40],
      [12, 11],
      [25, 5],
    ] as const)
      expect(overtaker(ids, moved(from, to))).toBeNull();
  });
  it('is none where nothing moved, or one came or went', () => {
    expect(overtaker(ids, [...ids])).toBeNull();
    expect(overtaker(ids, ids.toSpliced(3, 1))).toBeNull();
    expect(overtaker(ids, ids.toSpliced(3, 0, 'neu'))).toBeNull();
  });
});
