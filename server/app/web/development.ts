import { createServer as createProbe } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { siteNoticeHtml, siteNoticeOf } from '#domain/site/site-notice.ts';
import type { RenderedPage } from '#web/lib/rendered-page.ts';
import type { Deps } from '../../context.ts';
import type { App } from '../../http/http-app.ts';
import { pageContext } from './web-entry.ts';
import type { WebMount } from './web-mount.ts';

/** Placeholder in a page for a text that is inserted later. */
const textMark = '<!--metin-->';

/**
 * Serves pages from the sources with Vite and hot reload. No page cache and no policy, because Vite needs inline code.
 */
export async function mountDevelopment(app: App, deps: Deps, api: unknown): Promise<WebMount> {
  const { createServer } = await import('vite');
  const port = await freePort();
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { port } },
  });
  app.get('*', async (c) => {
    const { incoming, outgoing } = c.env as HttpBindings;
    const passedOn = await new Promise<boolean>((resolve, reject) => {
      outgoing.once('close', () => resolve(false));
      vite.middlewares(incoming, outgoing, (error: unknown) => (error ? reject(error) : resolve(true)));
    });
    if (!passedOn) return RESPONSE_ALREADY_SENT;
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const request = new Request(c.req.raw.url, { headers: c.req.raw.headers });
    const notice = siteNoticeHtml(siteNoticeOf(deps.settings));
    const document: RenderedPage | null = c.req.path.endsWith('.data')
      ? null
      : { nonce: undefined, notice, appStart: 'at-once', textMark };
    const response = await createRequestHandler(build, 'development')(
      request,
      pageContext(build, { api, document }),
    );
    deps.log.debug({ path: c.req.path, status: response.status }, 'rendered');
    const { text } = document ?? {};
    if (!text) return response;
    return new Response(
      (await response.text()).replace(textMark, () => Buffer.concat(text).toString()),
      response,
    );
  });
  return { close: () => vite.close() };
}

/** Finds a free loopback port for the connection of hot reload. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
