import { expect, test } from 'vitest';
import { embeddedWarning } from './embedded-warning.ts';

test('warns at a production start with the embedded PostgreSQL only', () => {
  expect(embeddedWarning({ mode: 'production', databaseUrl: null })).toContain('npm run move-database');
  expect(embeddedWarning({ mode: 'production', databaseUrl: 'postgresql://db/yazihane' })).toBeNull();
  expect(embeddedWarning({ mode: 'development', databaseUrl: null })).toBeNull();
});
