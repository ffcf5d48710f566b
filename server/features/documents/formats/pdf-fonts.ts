import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { unpackWoff } from './unpack-woff.ts';

/** A face of the book's type. */
export type Face = '400-normal' | '400-italic' | '600-normal' | '700-normal' | '700-italic';

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/literata/package.json'));

/** The first holds most letters (ç ö ü ı İ among them), the second ğ and ş; the rest is for quotations. */
const subsets = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
export type Subset = (typeof subsets)[number];

/** "U+0000-00FF,U+0131" as pairs of first and last. */
function readRanges(ranges: string): [number, number][] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const declared = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
const ranges = subsets.map((subset) => [subset, readRanges(declared[subset] ?? 'U+0')] as const);

/** Which file of a face may hold a letter: what a file is said to hold is not all in it. */
const subsetOf = (code: number): Subset =>
  ranges.find(([, own]) => own.some(([from, to]) => code >= from && code <= to))?.[0] ?? 'latin';

/** One of the files of a face, unpacked. */
export const readFont = (subset: Subset, face: Face): Buffer =>
  unpackWoff(readFileSync(join(folder, 'files', `literata-${subset}-${face}.woff`)));

const known = new Map<number, Subset>();
function knownSubset(code: number): Subset {
  let subset = known.get(code);
  if (subset === undefined) {
    subset = subsetOf(code);
    known.set(code, subset);
  }
  return subset;
}

/** A word as runs of letters that stand in one file. */
export function runsOf(word: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of word) {
    const subset = knownSubset(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += letter;
    else runs.push({ subset, text: letter });
  }
  return runs;
}
