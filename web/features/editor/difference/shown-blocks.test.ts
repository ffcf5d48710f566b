import { expect, it } from 'vitest';
import type { DifferenceBlock } from '#domain/diff/diff-blocks.ts';
import { blocksWithin, endOfPortion } from './shown-blocks.ts';

const changed = (letters: number): DifferenceBlock => ({
  kind: 'changed',
  goesOn: false,
  parts: [{ kind: 'added', text: 'a'.repeat(letters) }],
});

it('draws changes a portion at a time, at least one, and folded passages along', () => {
  const same: DifferenceBlock = { kind: 'same', text: 'a'.repeat(500_000), paragraphs: 9 };
  const blocks = [same, changed(10_000), same, changed(10_000), changed(10_000), changed(90_000)];
  expect(blocksWithin(blocks, 1)).toBe(4);
  expect(blocksWithin(blocks, 2)).toBe(5);
  expect(blocksWithin(blocks, 9)).toBe(6);
  expect(blocksWithin([changed(90_000)], 1)).toBe(1);
});

it('opens a passage twenty paragraphs at a time', () => {
  const text = Array.from({ length: 45 }, (_, index) => `${index}.`).join('\n\n');
  expect(text.slice(0, endOfPortion(text, 1)).trimEnd().endsWith('\n19.')).toBe(true);
  expect(endOfPortion(text, 3)).toBe(text.length);
  expect(endOfPortion('tek', 1)).toBe(3);
});
