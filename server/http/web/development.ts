import { createServer as createProbe } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { siteNoticeHtml, siteNoticeOf } from '#domain/site-notice.ts';
import type { Deps } from '../../context.ts';
import type { App } from '../http-app.ts';
import { textMark, withText } from './long-text.ts';
import { finishPage } from './own-scripts.ts';
import { placeNotice } from './place-notice.ts';
import { type PageDocument, pageContext, webEntry } from './web-entry.ts';
import type { WebMount } from './web-mount.ts';

/** Marks our own scripts, as in production; here nothing is forbidden by it. */
const marker = 'development';

/** Serves pages from the sources through Vite, with hot reload. No page cache and no policy: Vite needs inline code. */
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
    const document: PageDocument | null = c.req.path.endsWith('.data')
      ? null
      : { html: null, mark: textMark(marker) };
    const response = await createRequestHandler(build, 'development')(
      request,
      pageContext(build, { api, marker, document }),
    );
    deps.log.debug({ path: c.req.path, status: response.status }, 'rendered');
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const { html } = finishPage(
      document?.page ?? (await response.text()),
      marker,
      webEntry(build).inlineScripts,
      'at-once',
    );
    const page = placeNotice(html, siteNoticeHtml(siteNoticeOf(deps.settings)));
    const pieces = document ? withText(page, document) : [page];
    return new Response(Buffer.concat(pieces.map((piece) => Buffer.from(piece))), response);
  });
  return { close: () => vite.close() };
}

/** A port of the loopback that nothing listens on, for the hot reload's own connection. */
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
