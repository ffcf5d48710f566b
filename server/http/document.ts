import type { Deps } from '../context.ts';
import { answerWith, encode } from './encoded.ts';
import type { App } from './http-app.ts';
import { pageCacheControl } from './page-headers.ts';
import { createPublicPageCache } from './public-page-cache.ts';
import { commonHeaders } from './security-headers.ts';

interface Document {
  path: string;
  /** Its content-type. */
  type: string;
  /** Writes it anew; asked once for many who ask at once, and again after public content has changed. */
  write: () => Promise<string>;
}

/** Serves something that is written from the database and the same for everyone, like a feed or a site map. */
export function mountDocument(app: App, deps: Deps, { path, type, write }: Document): void {
  // Made by the first request: an app that is not asked for it need not listen to changes.
  let cache: ReturnType<typeof createPublicPageCache> | undefined;
  const headers = {
    ...Object.fromEntries(commonHeaders(deps.env)),
    'content-type': type,
    'cache-control': pageCacheControl,
  };
  app.get(path, async (c) => {
    cache ??= createPublicPageCache(deps);
    const page = await cache.get(path, async () => encode(Buffer.from(await write()), headers));
    return answerWith(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
  });
}
