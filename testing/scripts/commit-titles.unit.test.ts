import { expect, test } from 'vitest';
import { unconventionalTitles } from '../../scripts/lib/commit-titles.mjs';

test.each([
  'fix(editor): keep the draft when a save times out',
  'feat!: ask for PostgreSQL 17',
  'Merge branch',
])('accepts the commit title "%s"', (title) => expect(unconventionalTitles([`abc123 ${title}`])).toEqual([]));

test.each([
  'Keep the draft',
  'fix: Keep the draft',
  'fix(Editor): keep it',
  'fix:keep it',
  `docs: ${'a'.repeat(100)}`,
])('rejects the commit title "%s"', (title) =>
  expect(unconventionalTitles([`abc123 ${title}`])).toEqual([`abc123 ${title}`]),
);
