import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  /** The reports of a run stand beside it: Playwright empties this folder. */
  outputDir: 'test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: testBrowserPath(),
      // No process is kept ready for another site, and nothing is compiled to run long: an eighth of Chromium's work.
      args: [...chromiumFlags, '--disable-site-isolation-trials', '--js-flags=--no-opt'],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Each test is a first visit: it would fetch every file of the rooms. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every step costs a third of a run's time; the picture and the error context mostly tell enough.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // What a small screen can't change is shown once.
      grepInvert: /@once/,
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
