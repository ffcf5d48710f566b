import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the pictures of the product that pages show are among the public files, in both themes', () => {
  const pages = globSync('web/features/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const names = new Set(
    pages.flatMap((page) => [...page.matchAll(/<ProductPicture\s+name="([^"]+)"/g)].map(([, name]) => name)),
  );
  expect([...names].toSorted()).toEqual(['editor', 'sihirbaz']);
  const expected = [...names].flatMap((name) => [`${name}-acik.webp`, `${name}-koyu.webp`]);
  expect(globSync('*.webp', { cwd: 'public/gorsel' }).toSorted()).toEqual(expected.toSorted());
});
