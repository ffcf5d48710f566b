import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { setPublicOrigin } from './lib/public-origin.ts';
import { RenderedPageContext } from './lib/rendered-page.ts';
import { documentContext } from './lib/server-context.ts';

export { apiContext, documentContext } from './lib/server-context.ts';

/** The HTML of a page once all of it is there. Rejects where the page can't be rendered. */
function htmlOf(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
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
  const document = context.get(documentContext);
  let failed = false;
  const html = await htmlOf(
    <RenderedPageContext value={document}>
      <ServerRouter context={entry} url={request.url} nonce={document?.nonce} />
    </RenderedPageContext>,
    document?.nonce,
    (error) => {
      failed = true;
      console.error(error);
    },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
