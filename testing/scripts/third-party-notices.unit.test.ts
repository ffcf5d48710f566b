import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeThirdPartyNotices } from '../../scripts/lib/third-party-notices.mjs';

const notices = writeThirdPartyNotices('.');

test('names every production dependency with its version and licence, and no development one', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !new RegExp(`^${name} ${version} \\(.+\\)`, 'm').test(notices),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(devDependencies).length).toBeGreaterThan(10);
  expect(notices).not.toMatch(/^(?:vitest|jsdom|@biomejs\/biome) \d/m);
  expect(notices).not.toContain('(not stated)');
});

test('has the texts of the licences, those of the fonts too, and the same text once', () => {
  const parts = notices.split(`${'-'.repeat(80)}\n`);
  const partOf = (name: string) => parts.find((part) => new RegExp(`^${name} \\d`, 'm').test(part)) ?? '';
  for (const font of ['@fontsource/inter', '@fontsource/literata', '@fontsource-variable/literata'])
    expect(partOf(font), font).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(partOf('react')).toContain('Permission is hereby granted');
  expect(partOf('@img/sharp-libvips-[a-z0-9-]+')).toMatch(/^\| libheif +\| LGPLv3/m);
  expect(notices.split('Copyright (c) Meta Platforms, Inc. and affiliates.').length).toBeLessThan(4);
});
