import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server.node';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { drawLook } from './boot/draw-look.ts';
import { early } from './boot/early.ts';
import { layOut } from './boot/lay-out.ts';
import { start } from './boot/start.ts';
import { setPublicOrigin } from './lib/public-origin.ts';
import { documentContext, nonceContext } from './lib/server-context.ts';
import { createKeptParts, KeptParts } from './ui/kept-part.tsx';
import { StaticHtmlOfPage } from './ui/static-html.tsx';

export { apiContext, documentContext, nonceContext } from './lib/server-context.ts';

/** Small scripts that the server puts into a page: into its head (before it is drawn), between its parts, and at its end (starts the app). */
export const inlineScripts = {
  early: `(${early})()`,
  look: `try{(${drawLook})(JSON.parse(localStorage.getItem('yazihane.reading-look')).drawn)}catch{}`,
  layOut: `(${layOut})()`,
  start: `(${start})()`,
};

/** What pages have in common; while we develop it may change under us. */
const keptParts = import.meta.env.PROD ? createKeptParts() : null;

/** What the app starts from, read before the page is rendered: so nothing in a page waits, and it is rendered at once. */
async function withData(entry: EntryContext): Promise<EntryContext> {
  if (!entry.serverHandoffStream) return entry;
  const value = await text(entry.serverHandoffStream);
  const part = (done: boolean, value: string) =>
    Object.assign(Promise.resolve(), { result: { done, value } });
  return { ...entry, renderMeta: { ...entry.renderMeta, streamCache: [part(false, value), part(true, '')] } };
}

/** Where something in the page has to be waited for. Rejects where the page can't be rendered. */
function waitedHtmlOf(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
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
  const nonce = context.get(nonceContext) ?? undefined;
  const document = context.get(documentContext);
  const given = await withData(entry);
  const page = () => (
    <StaticHtmlOfPage value={document?.html ?? null}>
      <KeptParts value={keptParts}>
        <ServerRouter
          // Its stream is read already; each rendering wants one of its own.
          context={{
            ...given,
            ...(given.serverHandoffStream && { serverHandoffStream: new ReadableStream() }),
          }}
          url={request.url}
          nonce={nonce}
        />
      </KeptParts>
    </StaticHtmlOfPage>
  );
  let failed = false;
  // At once and as text, which costs half of what a stream does; it leaves a mark at whatever is not there yet.
  let html = renderToString(page());
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) {
    html = await waitedHtmlOf(page(), nonce, (error) => {
      failed = true;
      console.error(error);
    });
  }
  if (!html.startsWith('<!')) html = `<!DOCTYPE html>${html}`;
  const kept = keptParts?.keep(html) ?? html;
  headers.set('content-type', 'text/html; charset=utf-8');
  const init = { status: failed ? 500 : status, headers };
  if (!document) return new Response(keptParts?.whole(kept) ?? kept, init);
  // Handed over as it is: through a body it would be encoded and decoded once more.
  document.page = kept;
  document.parts = keptParts;
  return new Response(null, init);
}
