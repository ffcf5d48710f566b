import type { DecorationSet } from '@codemirror/view';

/**
 * Whether two sets mark the same ranges in the same way. `RangeSet.eq` does not answer that: it compares replaced
 * ranges only and takes all sets of marks for equal.
 */
export function sameMarks(a: DecorationSet, b: DecorationSet): boolean {
  const [one, other] = [a.iter(), b.iter()];
  for (; one.value && other.value; one.next(), other.next()) {
    if (one.from !== other.from || one.to !== other.to || !one.value.eq(other.value)) return false;
  }
  return one.value === other.value;
}
