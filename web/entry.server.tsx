import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { early } from './boot/early.ts';
import { start } from './boot/start.ts';
import { setPublicOrigin } from './lib/public-origin.ts';
import { documentContext, nonceContext } from './lib/server-context.ts';
import { StaticHtmlOfPage } from './ui/static-html.tsx';

export { apiContext, documentContext, nonceContext } from './lib/server-context.ts';

/** Small scripts that the server puts into a page's head (before it is drawn) and at its end (starts the app). */
export const inlineScripts = { early: `(${early})()`, start: `(${start})()` };

/**
 * The HTML of a page once all of it is there. Through Node's streams: the renderer for web streams encodes every attribute
 * by itself, which took a fifth of a page's time.
 */
function htmlOf(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
  return new Promise<Buffer>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => buffer(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    });
  });
}

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
  const page = (
    <StaticHtmlOfPage value={context.get(documentContext)?.html ?? null}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </StaticHtmlOfPage>
  );
  const html = await htmlOf(page, nonce, (error) => {
    failed = true;
    console.error(error);
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(new Uint8Array(html), { status: failed ? 500 : status, headers });
}
