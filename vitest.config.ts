import { defineConfig } from 'vitest/config';
import { writeApiRoutes } from './web/tooling/write-api-routes.ts';

// A test may be run in a new clone, before any build.
await writeApiRoutes();

/** What is waited for may take this long: a machine that has much to do says nothing about a test. */
const expectations = { poll: { timeout: 10_000 } };

/** Tests that replace modules with `vi.mock`: each needs its own copy of all modules. */
const mockingUnits = [
  'web/features/session/session-store.test.ts',
  'server/http/upload.unit.test.ts',
  'server/providers/ai/proxy.test.ts',
  'web/features/editor/ways.test.ts',
];

const api = {
  expect: expectations,
  globalSetup: ['testing/database/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

/**
 * Pure units run anywhere; API tests get a real PostgreSQL started once per run. Files share their modules within a
 * worker (`isolate: false`), since importing the server takes longer than most of its tests.
 */
export default defineConfig({
  test: {
    // By default one core is left idle: on a machine of two that is half of it.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          expect: expectations,
          include: [
            '{domain,contract,web}/**/*.test.{ts,tsx}',
            'server/**/*.unit.test.ts',
            'server/providers/**/*.test.ts',
            'server/storyteller/**/*.test.ts',
            'testing/**/*.unit.test.ts',
          ],
          exclude: mockingUnits,
        },
      },
      { test: { name: 'unit-mocks', expect: expectations, include: mockingUnits } },
      {
        test: {
          ...api,
          name: 'api',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts', 'server/{providers,storyteller}/**'],
        },
      },
    ],
  },
});
