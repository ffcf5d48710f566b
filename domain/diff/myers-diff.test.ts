import { diffArrays } from 'diff';
import { expect, it } from 'vitest';
import { atOnce } from '../run-to-completion.ts';
import { commonTokensInSteps } from './myers-diff.ts';

const commonTokens = (before: string[], after: string[], most: number) =>
  atOnce(commonTokensInSteps(before, after, most));

/** Reproducible lists of few different tokens. */
function lists(seed: number): string[][] {
  let state = seed;
  const next = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % most;
  };
  return Array.from({ length: 80 }, () =>
    Array.from({ length: next(60) }, () => 'a ı ğ ve bir deniz'.split(' ')[next(6)] ?? ''),
  );
}

it.each([1, 2, 3])(
  'finds a common subsequence as long as that of the package diff, in order (%i)',
  (seed) => {
    const all = lists(seed);
    all.forEach((before, index) => {
      const after = all[(index + 1) % all.length] ?? [];
      const common = commonTokens(before, after, 1_000);
      const same = diffArrays(before, after).filter(({ added, removed }) => !added && !removed);
      expect(common).toHaveLength(same.reduce((sum, { value }) => sum + value.length, 0));
      common.forEach(([was, is], at) => {
        expect(before[was]).toBe(after[is]);
        const [lastWas, lastIs] = common[at - 1] ?? [-1, -1];
        expect(was > lastWas && is > lastIs).toBe(true);
      });
    });
  },
);

it('ignores tokens of one list only, and returns nothing when the lists differ too much', () => {
  const before = Array.from({ length: 900 }, (_, index) => (index % 2 === 0 ? `eski${index}` : '\n'));
  const after = before.map((token) => token.replace('eski', 'yeni'));
  expect(commonTokens(before, after, 0)).toHaveLength(450);
  const [forth, back] = [before.filter((token) => token !== '\n'), before.filter((token) => token !== '\n')];
  expect(commonTokens(forth, back.reverse(), 100)).toEqual([]);
  expect(commonTokens([], after, 10)).toEqual([]);
});
