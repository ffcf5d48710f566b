import { test as base } from './fixtures.ts';
import { sharedApp } from './shared-apps.ts';

interface ModelApp {
  modelApp: { url: string };
}

/** Tests with an app that uses the fake AI provider. */
export const test = base.extend<ModelApp>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  modelApp: [async ({}, use) => use(await sharedApp('model')), { timeout: 90_000 }],
  baseURL: async ({ modelApp }, use) => use(modelApp.url),
});
