import type { Deps } from '../context.ts';
import { answerWith, encode } from './encoded.ts';
import type { App } from './http-app.ts';
import { pageCacheControl } from './page-headers.ts';
import { createPublicPageCache } from './public-page-cache.ts';
import { commonHeaders } from './security-headers.ts';

interface Document {
  path: string;
  /** The content-type of the document. */
  type: string;
  /** Makes the document; called once for concurrent requests, and again after public content has changed. */
  write: () => Promise<string>;
}

/** Serves a document that is made from the database and equal for everyone, like a feed or a site map. */
export function mountDocument(app: App, deps: Deps, { path, type, write }: Document): void {
  // Created by the first request, so that an app without such requests does not listen to changes.
  let cache: ReturnType<typeof createPublicPageCache> | undefined;
  const headers = {
    ...Object.fromEntries(commonHeaders(deps.env)),
    'content-type': type,
    'cache-control': pageCacheControl,
  };
  app.get(path, async (c) => {
    cache ??= createPublicPageCache(deps);
    // The brand's change may arrive later than the clearing of the caches.
    const key = `${path} ${deps.identity.brand.revision}`;
    const page = await cache.get(key, async () => encode(Buffer.from(await write()), headers));
    return answerWith(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
  });
}
