import { startFakeAi } from '#testing/fake-ai/server.ts';
import { startApp } from './app-process.ts';
import { test as base } from './fixtures.ts';

/** A model that writes at a pace which leaves time to look, to stop and to reload; `#name` in an idea plays a fault. */
const model = 'ok?delay=60&piece=12';

interface ModelApp {
  modelApp: { url: string };
}

/** Tests against an app of their own that asks a language model: the fake provider, faults and all. */
export const test = base.extend<{ expectedErrors: RegExp[] }, ModelApp>({
  modelApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const fake = await startFakeAi({ record: false });
      const app = await startApp({
        AI_PROVIDER: 'openai',
        AI_BASE_URL: fake.baseUrl,
        AI_API_KEY: 'sk-test',
        AI_MODEL: model,
      });
      await use({ url: app.url });
      await app.stop();
      await fake.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ modelApp }, use) => use(modelApp.url),
});
