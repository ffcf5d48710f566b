import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { siteNoticeHtml, siteNoticeOf } from '#domain/site/site-notice.ts';
import type { Deps } from '../../context.ts';
import { siteOffers } from '../../features/site/index.ts';
import { clientAddressReader } from '../../http/client-address.ts';
import { answerWith, type Encoded, type Preferences } from '../../http/encoded.ts';
import type { App } from '../../http/http-app.ts';
import { unlistedHeaders } from '../../http/page-headers.ts';
import { createPublicPageCache } from '../../http/public-page-cache.ts';
import { commonHeaders } from '../../http/security-headers.ts';
import { countedAddress } from '../../rate-limit/address-key.ts';
import { createConcurrencyLimiter, QueueFullError } from './concurrency-limiter.ts';
import { readEarlierAsset, storeAssets } from './earlier-assets.ts';
import { encodeLocation } from './encode-location.ts';
import { createInProcessApi } from './in-process-api.ts';
import { pageQuery } from './page-query.ts';
import { createPageRoutes, type PageRoute } from './page-routes.ts';
import { createPageRenderer, type Visit } from './render-page.ts';
import { loadStaticFiles } from './static-files.ts';

/** Maximum number of cached pages with a query, separate so that invented searches don't replace other pages. */
const maxPagesWithQuery = 200;

/**
 * Limits of rendering unlisted pages, which takes up to a second for each visitor: running, waiting, and of one address
 * (as many as a household opens).
 */
const unlistedLimits = { maxRunning: 2, maxWaiting: 32, maxPerCaller: 8 };
/** Limits of reading other builds' assets from the database. One address may ask for all files of a page at once. */
const earlierAssetLimits = { maxRunning: 4, maxWaiting: 1_000, maxPerCaller: 100 };
/** Retry-After of a refused request, s. */
const askAgainSeconds = 5;

const missing = { standsForMissing: true };
const present = { standsForMissing: false };

/**
 * Mounts a build: files from memory, pages from caches that are cleared when public content changes.
 * @param clientFolder the build's files for browsers
 */
export async function mountBuild(
  app: App,
  deps: Deps,
  build: ServerBuild,
  clientFolder: string,
): Promise<void> {
  const headers = Object.fromEntries(commonHeaders(deps.env));
  const files = await loadStaticFiles(clientFolder, headers);
  const pages = createPublicPageCache(deps);
  const queries = createPublicPageCache(deps, { maxPages: maxPagesWithQuery });
  const routeOf = createPageRoutes(build);
  const { publicUrl } = deps.env;
  const api = createInProcessApi(deps);
  const addressOf = clientAddressReader(deps.env.trustProxy);
  const written = ({ settings, identity, catalogue, paytr, env }: Deps) => {
    const notice = siteNoticeHtml(siteNoticeOf(settings));
    const offers = JSON.stringify({
      ...siteOffers({ settings, env, identity, catalogue }),
      paytr: paytr !== null,
    });
    return {
      settings,
      identity,
      catalogue,
      paytr,
      notice,
      key: `${identity.brand.revision} ${notice}${offers}`,
    };
  };
  let shown = written(deps);
  // Made once for each change of the settings, because every response needs it.
  const current = () => {
    const isCurrent =
      shown.settings === deps.settings &&
      shown.identity === deps.identity &&
      shown.catalogue === deps.catalogue &&
      shown.paytr === deps.paytr;
    if (!isCurrent) shown = written(deps);
    return shown;
  };
  const renderer = createPageRenderer({
    build,
    mode: 'production',
    api,
    publicUrl,
    notice: () => current().notice,
    headers,
  });

  function pageOf(route: PageRoute, isData: boolean, url: string) {
    const start = route.query ? url.indexOf('?') : -1;
    const query = start === -1 ? '' : pageQuery(route.query ?? [], url.slice(start + 1));
    const cache = query === '' ? pages : queries;
    const options = route.kind === 'missing' ? missing : present;
    // The key contains the settings, because their change may arrive later than the clearing of the caches.
    const variant = query + current().key;
    return isData
      ? cache.get(`${route.path}.data${variant}`, () => renderer.data(route, query), options)
      : cache.get(route.path + variant, () => renderer.page(route, query), options);
  }

  /** An unlisted page is rendered with the visitor's own address and cookies. */
  const visitOf = (c: Context, address: string): Visit => ({
    api: createInProcessApi(deps, address),
    cookie: c.req.header('cookie') ?? '',
  });

  const failed = (error: unknown): Response => {
    deps.log.error({ err: error }, 'a page could not be rendered');
    return new Response('Sayfa şu anda gösterilemiyor. Lütfen birazdan tekrar deneyin.', {
      status: 500,
      headers: { ...headers, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  };

  const visitorOf = (c: Context) => addressOf(remoteOf(c), c.req.header('x-forwarded-for') ?? null);
  const turnOf = (c: Context) => ({ who: countedAddress(visitorOf(c), deps.env), signal: c.req.raw.signal });
  const inTurn = createConcurrencyLimiter(unlistedLimits);
  const assetInTurn = createConcurrencyLimiter(earlierAssetLimits);
  const busy = () =>
    new Response('Bu sayfayı şu anda çok kişi açıyor. Lütfen birkaç saniye sonra yeniden deneyin.', {
      status: 503,
      headers: {
        ...headers,
        ...unlistedHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': String(askAgainSeconds),
      },
    });
  async function answerVisit(
    c: Context,
    render: (visit: Visit) => Promise<Encoded>,
    preferences: Preferences,
  ): Promise<Response> {
    const work = async () => answerWith(await render(visitOf(c, visitorOf(c))), preferences);
    try {
      return await inTurn(work, turnOf(c));
    } catch (fault) {
      // The client has disconnected and receives no response.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      return fault instanceof QueueFullError ? busy() : failed(fault);
    }
  }

  /** Answers with another build's asset, which a page of that build asks for. */
  async function answerEarlierAsset(c: Context, path: string, preferences: Preferences): Promise<Response> {
    try {
      const asset = await assetInTurn(() => readEarlierAsset(deps.db, path, headers), turnOf(c));
      return asset
        ? await answerWith(asset, preferences)
        : c.text('Dosya bulunamadı.', 404, { ...headers, 'cache-control': 'no-store' });
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      return error instanceof QueueFullError ? busy() : failed(error);
    }
  }
  // In development builds come and go by the minute, and no other process serves them. Before the process is ready, so that
  // another process never lacks what its pages ask for.
  if (deps.env.mode === 'production') {
    const assets = new Map([...files].filter(([path]) => path.startsWith('/assets/')));
    await storeAssets(deps.db, assets, deps.now()).catch((error: unknown) =>
      deps.log.error({ err: error }, 'the assets of this build could not be stored'),
    );
  }

  // Renders one page at start, because the first rendering takes several times as long as later ones.
  setImmediate(() => void Promise.resolve(pageOf(routeOf('/404'), false, '/404')).catch(failed));

  // Not async, so that cached bytes are sent without a turn of the event loop.
  app.get('*', (c) => {
    const { path } = c.req;
    const preferences = preferencesOf(c);
    const file = files.get(path);
    if (file) return answerWith(file.encoded, preferences);
    if (path.startsWith('/assets/')) return answerEarlierAsset(c, path, preferences);
    const isData = path.endsWith('.data');
    const route = routeOf(isData ? path.replace(/_?\.data$/, '') || '/' : path);
    if (route.kind === 'moved') {
      const location = encodeLocation(route.path) + new URL(c.req.url).search;
      return c.body(null, 308, { ...headers, location });
    }
    if (route.kind === 'unlisted') {
      return answerVisit(c, (visit) => renderer[isData ? 'data' : 'page'](route, '', visit), preferences);
    }
    const page = pageOf(route, isData, c.req.url);
    const answer =
      page instanceof Promise
        ? page.then((rendered) => answerWith(rendered, preferences))
        : answerWith(page, preferences);
    return answer instanceof Promise ? answer.catch(failed) : answer;
  });
  app.all('*', (c) => c.text('Bu adres yalnızca okunabilir.', 405, { ...headers, allow: 'GET, HEAD' }));
}

/**
 * Reads Node's headers if there are some, because creating a Headers object takes a third of the time of a response.
 */
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

/** The address of the connection's other end. */
const remoteOf = (c: Context): string | undefined =>
  (c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    .remoteAddress;
