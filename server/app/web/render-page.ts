import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { isIndexed } from '#domain/site/site-pages.ts';
import type { AppStart, RenderedPage } from '#web/lib/rendered-page.ts';
import { type Encoded, encode } from '../../http/encoded.ts';
import { contentSecurityPolicy, pageCacheControl, unlistedHeaders } from '../../http/page-headers.ts';
import { finishPage } from './own-scripts.ts';
import type { PageRoute } from './page-routes.ts';
import { pageContext } from './web-entry.ts';

export interface RendererOptions {
  build: ServerBuild;
  mode: string;
  /** The API for loaders of public pages. */
  api: unknown;
  publicUrl: string;
  /** The announcement above every page, as HTML. */
  notice: () => string;
  /** Headers of every response. */
  headers: Record<string, string>;
}

/** The visitor of an unlisted page. */
export interface Visit {
  /** An API that counts calls for the visitor's address. */
  api: unknown;
  /** The request's Cookie header. */
  cookie: string;
}

/**
 * When the app starts in the browser: at once in workspaces, on first input in indexed pages (mostly text), else when
 * idle.
 */
function appStartOf(path: string, kind: PageRoute['kind']): AppStart {
  if (kind === 'room') return 'at-once';
  return isIndexed(path) ? 'touched' : 'idle';
}

/** The bytes of a page; a long text replaces its mark. */
function bytesOf(html: string, { textMark, text = [] }: RenderedPage): Buffer<ArrayBuffer> {
  const [before = '', after = ''] = html.split(textMark);
  return Buffer.concat([Buffer.from(before), ...text, Buffer.from(after)]);
}

const foreignImage = /<img[^>]* src="https?:/i;
const htmlType = 'text/html; charset=utf-8';

/**
 * Renders pages and the data of navigations in the browser, without cookies except for unlisted pages. `query` is
 * normalized by `pageQuery` ('' or '?…').
 */
export function createPageRenderer(options: RendererOptions) {
  const { build, mode, api, publicUrl, notice, headers } = options;
  const handle = createRequestHandler(build, mode);
  const marker = randomBytes(18).toString('base64url');

  function ask(path: string, document: RenderedPage | null, visit?: Visit): Promise<Response> {
    const request = new Request(new URL(path, publicUrl), visit && { headers: { cookie: visit.cookie } });
    return handle(request, pageContext(build, { api: visit?.api ?? api, document }));
  }

  /** Headers of a response: errors are not cached, workspaces are not indexed. */
  const headersOf = (status: number, kind: PageRoute['kind']) => ({
    ...headers,
    'cache-control': status === 200 || status === 404 ? pageCacheControl : 'no-store',
    ...(kind === 'room' && { 'x-robots-tag': 'noindex' }),
    ...(kind === 'unlisted' && unlistedHeaders),
  });

  return {
    async page({ path, kind }: PageRoute, query: string, visit?: Visit): Promise<Encoded> {
      const document: RenderedPage = {
        nonce: marker,
        notice: notice(),
        appStart: appStartOf(path, kind),
        textMark: `<!--${marker}-->`,
      };
      const response = await ask(path + query, document, visit);
      const { html, hashes } = finishPage(await response.text(), marker);
      const location = response.headers.get('location');
      return encode(
        bytesOf(html, document),
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
    /** The data that React Router's client requests at `<path>.data` before it shows a page with a loader. */
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
