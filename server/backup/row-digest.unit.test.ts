import { expect, test } from 'vitest';
import { RowDigest } from './row-digest.ts';

function digest(...chunks: string[]) {
  const made = new RowDigest();
  for (const chunk of chunks) made.add(Buffer.from(chunk));
  return made.total();
}

test('is the same for the same rows in any order and in any chunks', () => {
  const whole = digest('1\tışık\n2\tgölge\n3\t\\N\n');
  expect(whole.rows).toBe(3);
  expect(digest('3\t\\N\n1\tışık\n', '2\tgö', 'lg', 'e\n')).toEqual(whole);
});

test('differs for a changed, a missing and a doubled row', () => {
  const whole = digest('1\ta\n2\tb\n');
  expect(digest('1\ta\n2\tc\n').checksum).not.toBe(whole.checksum);
  expect(digest('1\ta\n')).not.toEqual(whole);
  expect(digest('1\ta\n1\ta\n').checksum).not.toBe(digest('').checksum);
});

test('counts empty rows', () => {
  expect(digest('\n\n').rows).toBe(2);
});
