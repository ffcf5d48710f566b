import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const namedFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|txt))`/g;
const citedTest = /`((?:[\w.-]+\/)+[\w.-]+\.(?:test|spec)\.ts)`((?:,? "[^"]+")+)/g;

/** A file as the page names it: under `server/` unless the path begins with another folder of the project. */
const find = (path: string) => [path, `server/${path}`].find((candidate) => existsSync(candidate));

test('docs/security.md names only files that exist', () => {
  const named = [...page.matchAll(namedFile)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => find(path) === undefined)).toEqual([]);
});

test('docs/security.md cites only tests whose title is in the named file', () => {
  const missing = [...page.matchAll(citedTest)].flatMap(([, path = '', titles = '']) => {
    const source = readFileSync(find(path) ?? '/dev/null', 'utf8');
    return [...titles.matchAll(/"([^"]+)"/g)]
      .map(([, title = '']) => `${path}: ${title}`)
      .filter((cited) => !source.includes(cited.slice(path.length + 2)));
  });
  expect(missing).toEqual([]);
});
