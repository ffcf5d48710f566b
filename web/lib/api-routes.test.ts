import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiRoutesModule } from '../tooling/write-api-routes.ts';

it('the browser knows every operation of the contract by its method and path', async () => {
  const written = await readFile(new URL('./api-routes.generated.ts', import.meta.url), 'utf8');
  expect(written).toBe(apiRoutesModule());
});
