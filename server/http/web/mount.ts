import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Deps } from '../../context.ts';
import type { App } from '../http-app.ts';
import { mountDevelopment } from './development.ts';
import { createInProcessApi } from './in-process-api.ts';
import { mountBuild } from './mount-build.ts';
import type { WebMount } from './web-mount.ts';

export const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url));

/**
 * Mounts the pages and the files of the web build onto the app; call it after every other route is there.
 * With `YAZIHANE_DEV_SERVER=1` in `source` Vite serves them instead, straight from the sources, with hot reload.
 * @throws where the project is not built.
 */
export async function mountWeb(
  app: App,
  deps: Deps,
  source: NodeJS.ProcessEnv = process.env,
): Promise<WebMount> {
  if (source.YAZIHANE_DEV_SERVER === '1') return mountDevelopment(app, deps, createInProcessApi(deps));
  const build: ServerBuild = await import(pathToFileURL(`${buildFolder}/server/index.js`).href);
  await mountBuild(app, deps, build, `${buildFolder}/client`);
  return { close: async () => {} };
}
