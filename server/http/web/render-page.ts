import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { isIndexed } from '#domain/site-pages.ts';
import { type Encoded, encode } from './encoded.ts';
import { textMark, withText } from './long-text.ts';
import { type AppStart, finishPage } from './own-scripts.ts';
import { contentSecurityPolicy, pageCacheControl, unlistedHeaders } from './page-headers.ts';
import type { PageRoute } from './page-routes.ts';
import { createStyleInliner } from './page-styles.ts';
import { placeNotice } from './place-notice.ts';
import { type PageDocument, type PagePiece, pageContext, webEntry } from './web-entry.ts';

export interface RendererOptions {
  build: ServerBuild;
  mode: string;
  /** Handed to loaders of public pages. */
  api: unknown;
  publicUrl: string;
  /** What stands above every page now, as HTML. */
  notice: () => string;
  /** A style sheet of the build by its address. */
  sheetOf: (href: string) => string | undefined;
  /** Headers of every answer. */
  headers: Record<string, string>;
}

/** Who asks for an unlisted page. */
export interface Visit {
  /** Counts what is asked against the visitor's address. */
  api: unknown;
  /** The request's Cookie header. */
  cookie: string;
}

/** A room is its app; what search engines may list is words first; the other pages do something by themselves. */
function appStartOf(path: string, kind: PageRoute['kind']): AppStart {
  if (kind === 'room') return 'at-once';
  return isIndexed(path) ? 'touched' : 'idle';
}

/** A page's bytes, those of the parts and of the text that it has marks for among them. */
function bytesOf(page: PagePiece[], document: PageDocument): Buffer<ArrayBuffer> {
  const parts = document.parts ?? null;
  const pieces = page
    .flatMap((piece) => (parts && typeof piece === 'string' ? parts.pieces(piece) : [piece]))
    .flatMap((piece) => (typeof piece === 'string' ? withText(piece, document) : [piece]));
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

const foreignImage = /<img[^>]* src="https?:/i;
const htmlType = 'text/html; charset=utf-8';

/**
 * Renders pages, and the data that a navigation in the browser asks for, without any cookie but for unlisted ones. Of a
 * query it is given what the page reads ('' or '?…').
 */
export function createPageRenderer(options: RendererOptions) {
  const { build, mode, api, publicUrl, notice, headers } = options;
  const handle = createRequestHandler(build, mode);
  const { inlineScripts } = webEntry(build);
  const inlineStyles = createStyleInliner(options.sheetOf);
  const marker = randomBytes(18).toString('base64url');
  const mark = textMark(marker);

  function ask(path: string, document: PageDocument | null, visit?: Visit): Promise<Response> {
    const request = new Request(new URL(path, publicUrl), visit && { headers: { cookie: visit.cookie } });
    return handle(request, pageContext(build, { api: visit?.api ?? api, marker, document }));
  }

  /** Headers of an answer by what came of it: a fault is kept by no cache, a room is found by no search engine. */
  const headersOf = (status: number, kind: PageRoute['kind']) => ({
    ...headers,
    'cache-control': status === 200 || status === 404 ? pageCacheControl : 'no-store',
    ...(kind === 'room' && { 'x-robots-tag': 'noindex' }),
    ...(kind === 'unlisted' && unlistedHeaders),
  });

  return {
    async page({ path, kind }: PageRoute, query: string, visit?: Visit): Promise<Encoded> {
      const document: PageDocument = { html: null, mark };
      const response = await ask(path + query, document, visit);
      const appStart = appStartOf(path, kind);
      const rendered = document.page ?? (await response.text());
      const { html, hashes } = finishPage(rendered, marker, inlineScripts, appStart);
      const noticed = placeNotice(html, notice());
      const location = response.headers.get('location');
      return encode(
        bytesOf(appStart === 'at-once' ? [noticed] : inlineStyles(noticed, document.parts?.whole), document),
        {
          ...headersOf(response.status, kind),
          'content-type': htmlType,
          'content-security-policy': contentSecurityPolicy(hashes, {
            foreignImages: kind === 'room' || foreignImage.test(html),
          }),
          ...(location && { location }),
        },
        { status: response.status, tagged: kind !== 'unlisted' },
      );
    },
    /** What React Router's client fetches at `<path>.data` before it shows a page with a loader. */
    async data({ path, kind }: PageRoute, query: string, visit?: Visit): Promise<Encoded> {
      const response = await ask(`${path === '/' ? '/_' : path}.data${query}`, null, visit);
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? 'text/x-script';
      const answer: Record<string, string> = { ...headersOf(response.status, kind), 'content-type': type };
      if (response.headers.has('x-remix-response')) answer['x-remix-response'] = 'yes';
      return encode(body, answer, { status: response.status });
    },
  };
}
