import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../..', import.meta.url));

/** Rules that look into an element by `:has()` and then speak of everything in it. */
const wide = [
  /\b(?:group|in)-has-/u,
  /\bpeer-has-/u,
  /:has\([^{},]*\)[^{},]*[ >+~]\*/u,
  /:has\([^{}]*\) :not\(/u,
];

const isWide = (source: string): boolean => {
  const said = source.replaceAll(/\/\*.*?\*\//gsu, '');
  return wide.some((rule) => rule.test(said));
};

test('knows a rule that has the page’s styles reckoned anew', () => {
  expect(isWide('className="group-has-checked:opacity-100"')).toBe(true);
  expect(isWide('body:has([data-a]) :not([data-a]) {')).toBe(true);
  expect(isWide('body:has(.a) > * {')).toBe(true);
  expect(isWide('html:has(header.sticky :focus-visible) {')).toBe(false);
  expect(isWide('[data-whole]:not(:has(+ *)) {')).toBe(false);
});

// One such rule, anywhere in the style sheet, and a browser reckons the styles of every element on the page as soon as one
// comes or goes: 50 ms for a book of 500 chapters.
test('no rule has the styles of a whole page reckoned anew with each element that comes or goes', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:\.css|(?<!\.test)\.tsx?)$/u.test(path),
  );
  expect(sources.filter((path) => isWide(readFileSync(join(web, path), 'utf8')))).toEqual([]);
});
