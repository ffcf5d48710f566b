import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiRoutesModules } from '../tooling/write-api-routes.ts';

it.each(Object.entries(apiRoutesModules()))('%s matches the contract', async (name, wanted) => {
  expect(await readFile(new URL(`./${name}`, import.meta.url), 'utf8')).toBe(wanted);
});
