import { defineConfig } from 'vitest/config';

/** Two projects: pure units run anywhere; API tests get a real PostgreSQL started once per run. */
export default defineConfig({
  test: {
    // By default one core is left idle: on a machine of two that is half of it.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contract,web}/**/*.test.{ts,tsx}',
            'server/**/*.unit.test.ts',
            'server/providers/**/*.test.ts',
            'testing/**/*.unit.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/{db,features,http,jobs,mail}/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts'],
          globalSetup: ['testing/database/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
