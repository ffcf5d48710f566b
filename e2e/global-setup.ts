import { startApp } from './app-process.ts';
import { serveSharedApps } from './shared-apps.ts';

/** One app for the whole run; `E2E_URL` names one that already runs. Others start when a test asks for them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shared = await serveSharedApps();
  process.env.E2E_APPS = shared.url;
  if (process.env.E2E_URL) return shared.stop;
  const app = await startApp();
  process.env.E2E_URL = app.url;
  return async () => {
    await shared.stop();
    await app.stop();
  };
}
