import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { fillTemplate, templates } from './fill-template.ts';

const files = globSync(`${templates}/*`).map((path) => basename(path));
const read = (path: string) => readFileSync(path, 'utf8');

test('the docs name every file of deploy/cluster and every value to fill in', () => {
  const docs = read('docs/operations/cluster.md');
  expect(files.length).toBeGreaterThan(8);
  for (const file of files) {
    expect(docs).toContain(`\`${file}\``);
    for (const [, name = ''] of read(`${templates}/${file}`).matchAll(/\$\{([A-Z_0-9]+)\}/g))
      expect(docs, `${name} of ${file}`).toMatch(new RegExp(`\`${name.replace(/_\d$/, '_(1|3)')}\``));
  }
});

test('a missing value is an error that names it', () => {
  expect(() => fillTemplate('userlist.txt', {})).toThrow(/userlist\.txt needs a value for DATABASE_PASSWORD/);
  expect(fillTemplate('userlist.txt', { DATABASE_PASSWORD: 'x' })).toBe('"yazihane" "x"\n');
});

test('app.env sets only settings of the app', () => {
  const env = read('server/env.ts');
  for (const [, name = ''] of read(`${templates}/app.env`).matchAll(/^([A-Z_]+)=/gm))
    expect(env.includes(`'${name}'`) || name === 'NODE_ENV').toBe(true);
});

test('Patroni gives up a lost primary within ttl, and ttl is its smallest', () => {
  const config = read(`${templates}/patroni.yml`);
  const seconds = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(config)?.[1]);
  expect(seconds('ttl')).toBe(20);
  expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
});
