import { Decoration } from '@codemirror/view';
import { expect, test } from 'vitest';
import { sameMarks } from './same-marks.ts';

const marks = (...ranges: [from: number, to: number, name?: string][]) =>
  Decoration.set(ranges.map(([from, to, name = 'a']) => Decoration.mark({ class: name }).range(from, to)));

test('compares the ranges and kinds of marks', () => {
  expect(sameMarks(marks([1, 3], [5, 8]), marks([1, 3], [5, 8]))).toBe(true);
  expect(sameMarks(Decoration.none, marks())).toBe(true);
  for (const other of [
    marks(),
    marks([1, 3]),
    marks([1, 3], [5, 9]),
    marks([1, 3], [5, 8], [9, 10]),
    marks([1, 3], [5, 8, 'b']),
  ]) {
    expect(sameMarks(marks([1, 3], [5, 8]), other)).toBe(false);
  }
});
