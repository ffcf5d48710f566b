import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { early } from './boot/early.ts';
import { start } from './boot/start.ts';
import { setPublicOrigin } from './lib/public-origin.ts';
import { documentContext, nonceContext } from './lib/server-context.ts';
import { StaticHtmlOfPage } from './ui/static-html.tsx';

export { apiContext, documentContext, nonceContext } from './lib/server-context.ts';

/** Small scripts that the server puts into a page's head (before it is drawn) and at its end (starts the app). */
export const inlineScripts = { early: `(${early})()`, start: `(${start})()` };

/** Renders one page whole: it is buffered and cached, so nothing is streamed in pieces. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  setPublicOrigin(new URL(request.url).origin);
  const nonce = context.get(nonceContext) ?? undefined;
  let failed = false;
  const body = await renderToReadableStream(
    <StaticHtmlOfPage value={context.get(documentContext)?.html ?? null}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </StaticHtmlOfPage>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: failed ? 500 : status, headers });
}
