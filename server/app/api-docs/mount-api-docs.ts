import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { htmlText } from '#domain/text/html-text.ts';
import type { Deps } from '../../context.ts';
import { answerWith, type Encoded, encode } from '../../http/encoded.ts';
import type { App } from '../../http/http-app.ts';
import { describeApi } from './describe-api.ts';

/** The viewer runs only the files of /api/docs, calls only this server, and draws its icons as data: images. */
const viewerPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const page = (siteName: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${htmlText(siteName)} API</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/page.js" defer></script>
  </head>
  <body>
    <main id="docs"></main>
    <noscript><a href="/api/openapi.json">openapi.json</a></noscript>
  </body>
</html>
`;

const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';
const own = (file: string) => new URL(file, import.meta.url);

/** The response of each address and its content type. */
const answers: Record<
  string,
  { type: string; read: (siteName: string) => Promise<string | Buffer<ArrayBuffer>> }
> = {
  '/api/openapi.json': {
    type: 'application/json; charset=utf-8',
    read: async (siteName) => JSON.stringify(await describeApi(siteName)),
  },
  '/api/docs': { type: 'text/html; charset=utf-8', read: async (siteName) => page(siteName) },
  '/api/docs/page.js': { type: javascript, read: () => readFile(own('page.js')) },
  '/api/docs/page.css': { type: css, read: () => readFile(own('page.css')) },
  '/api/docs/swagger-ui-bundle.js': {
    type: javascript,
    read: () => readFile(new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))),
  },
  '/api/docs/swagger-ui.css': {
    type: css,
    read: () => readFile(new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))),
  },
};

/**
 * Mounts /api/openapi.json and its viewer at /api/docs. Each response is made at the first request and when the
 * site's name changes, stored in memory, and has an ETag.
 */
export function mountApiDocs(
  app: App,
  deps: Pick<Deps, 'identity'>,
  headers: [name: string, value: string][],
): void {
  for (const [path, { type, read }] of Object.entries(answers)) {
    let made: { siteName: string; document: Promise<Encoded> } | undefined;
    const make = async (siteName: string) =>
      encode(Buffer.from(await read(siteName)), {
        ...Object.fromEntries(headers),
        'content-security-policy': viewerPolicy,
        'content-type': type,
        'cache-control': 'no-cache',
      });
    app.get(path, async (c: Context) => {
      const siteName = deps.identity.brand.name;
      if (made?.siteName !== siteName) made = { siteName, document: make(siteName) };
      const { document } = made;
      // A failure is not stored.
      document.catch(() => {
        if (made?.document === document) made = undefined;
      });
      return answerWith(await document, {
        acceptEncoding: c.req.header('accept-encoding'),
        ifNoneMatch: c.req.header('if-none-match'),
      });
    });
  }
}
