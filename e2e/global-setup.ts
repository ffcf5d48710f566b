import { startApp } from './app-process.ts';

/** One app for the whole run; `E2E_URL` names one that already runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return;
  const app = await startApp();
  process.env.E2E_URL = app.url;
  return app.stop;
}
