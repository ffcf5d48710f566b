import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Deps } from '../../context.ts';
import type { App } from '../http-app.ts';
import { commonHeaders } from '../security-headers.ts';
import { mountDevelopment } from './development.ts';
import { answerWith, type Preferences } from './encoded.ts';
import { createInProcessApi } from './in-process-api.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRoutes } from './page-routes.ts';
import { createPageRenderer } from './render-page.ts';
import { loadStaticFiles } from './static-files.ts';
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
  const api = createInProcessApi(deps);
  if (source.YAZIHANE_DEV_SERVER === '1') return mountDevelopment(app, deps, api);
  const build: ServerBuild = await import(pathToFileURL(`${buildFolder}/server/index.js`).href);
  await mountBuild(app, deps, build, api);
  return { close: async () => {} };
}

const missing = { standsForMissing: true };
const present = { standsForMissing: false };

/** Mounts a build: files from memory, pages from the cache. */
async function mountBuild(app: App, deps: Deps, build: ServerBuild, api: unknown): Promise<void> {
  const headers = Object.fromEntries(commonHeaders(deps.env));
  const files = await loadStaticFiles(`${buildFolder}/client`, headers);
  const cache = createPageCache();
  const routeOf = createPageRoutes(build);
  const { publicUrl } = deps.env;
  const renderer = createPageRenderer({ build, mode: 'production', api, publicUrl, headers });

  const failed = (error: unknown): Response => {
    deps.log.error({ err: error }, 'a page could not be rendered');
    return new Response('Sayfa şu anda gösterilemiyor. Lütfen birazdan tekrar deneyin.', {
      status: 500,
      headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  };

  // Not async: what is in memory is answered without a turn of the event loop.
  app.get('*', (c) => {
    const { path } = c.req;
    const preferences = preferencesOf(c);
    const file = files.get(path);
    if (file) return answerWith(file, preferences);
    if (path.startsWith('/assets/')) return c.text('Dosya bulunamadı.', 404, headers);
    const isData = path.endsWith('.data');
    const route = routeOf(isData ? path.replace(/_?\.data$/, '') || '/' : path);
    if (route.kind === 'moved') return c.redirect(`${route.path}${new URL(c.req.url).search}`, 308);
    const options = route.kind === 'missing' ? missing : present;
    const page = isData
      ? cache.get(`${route.path}.data`, () => renderer.data(route), options)
      : cache.get(route.path, () => renderer.page(route), options);
    if (!(page instanceof Promise)) return answerWith(page, preferences);
    return page.then((rendered) => answerWith(rendered, preferences)).catch(failed);
  });
  app.all('*', (c) => c.text('Bu adres yalnızca okunabilir.', 405, { ...headers, allow: 'GET, HEAD' }));
}

/** Reads Node's own headers where there are some: making a Headers object would cost a third of the answer. */
function preferencesOf(c: Context): Preferences {
  const incoming = (
    c.env as { incoming?: { headers: Record<string, string | string[] | undefined> } } | undefined
  )?.incoming?.headers;
  if (incoming) {
    return {
      acceptEncoding: incoming['accept-encoding'] as string | undefined,
      ifNoneMatch: incoming['if-none-match'] as string | undefined,
    };
  }
  return { acceptEncoding: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') };
}
