import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Deps } from '../../context.ts';
import type { App } from '../../http/http-app.ts';
import { mountDevelopment } from './development.ts';
import { createInProcessApi } from './in-process-api.ts';
import { mountBuild } from './mount-build.ts';
import type { WebMount } from './web-mount.ts';

export const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url));

/** Loads the build's code for pages. @throws when the project is not built */
export const readBuild = (): Promise<ServerBuild> =>
  import(pathToFileURL(`${buildFolder}/server/index.js`).href);

/**
 * Mounts the pages and the files of the web build; call it after all other routes are mounted.
 * With `YAZIHANE_DEV_SERVER=1` in `source` Vite serves them from the sources, with hot reload. @throws when the project
 * is not built
 */
export async function mountWeb(
  app: App,
  deps: Deps,
  source: NodeJS.ProcessEnv = process.env,
): Promise<WebMount> {
  if (source.YAZIHANE_DEV_SERVER === '1') return mountDevelopment(app, deps, createInProcessApi(deps));
  await mountBuild(app, deps, await readBuild(), `${buildFolder}/client`);
  return { close: async () => {} };
}
