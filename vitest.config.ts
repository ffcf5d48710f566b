import { defineConfig } from 'vitest/config';

/** What is waited for may take this long: a machine that has much to do says nothing about a test. */
const expectations = { poll: { timeout: 10_000 } };

/** Two projects: pure units run anywhere; API tests get a real PostgreSQL started once per run. */
export default defineConfig({
  test: {
    // By default one core is left idle: on a machine of two that is half of it.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          expect: expectations,
          include: [
            '{domain,contract,web}/**/*.test.{ts,tsx}',
            'server/**/*.unit.test.ts',
            'server/providers/**/*.test.ts',
            'server/storyteller/**/*.test.ts',
            'testing/**/*.unit.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          expect: expectations,
          include: ['server/*.test.ts', 'server/{db,features,http,jobs,mail}/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts'],
          globalSetup: ['testing/database/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
