import { startApp } from './app-process.ts';
import { serveSharedApps } from './shared-apps.ts';

/** Starts the app of the run, or uses the one of `E2E_URL`. Other apps start when a test needs them. */
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
