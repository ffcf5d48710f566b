import type { Encoded } from './encoded.ts';

/** Age after which a page is rendered again while the old one is still served, ms. */
const freshMs = 30_000;
/** Maximum number of pages; the least recently used one is deleted first. */
const defaultMaxPages = 500;

interface Entry {
  page: Encoded;
  renderedAt: number;
}

interface PageCacheOptions {
  /** The current time, ms. */
  now?: () => number;
  maxPages?: number;
  /** Called with how each request was answered; a stale page is answered while it is rendered again. */
  onRequest?: (result: 'hit' | 'stale' | 'miss') => void;
}

interface GetOptions {
  /** Whether this page is shown for all unknown addresses; no other page with status 404 is stored. */
  standsForMissing?: boolean;
}

/**
 * Rendered pages of this process. Only pages with status 200 and the one page for unknown addresses are stored, so that
 * invented addresses can't fill the cache. Concurrent requests for a page cause one rendering.
 */
export function createPageCache({
  now = Date.now,
  maxPages = defaultMaxPages,
  onRequest,
}: PageCacheOptions = {}) {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Encoded>>();
  /** Incremented by each clearing; a rendering that started before it may show old content. */
  let epoch = 0;

  function renderOnce(key: string, render: () => Promise<Encoded>, options: GetOptions): Promise<Encoded> {
    const current = running.get(key);
    if (current) return current;
    const begun = epoch;
    const next = render()
      .then((page) => {
        if (begun !== epoch) return page;
        const isMissing = page.status === 404;
        if (page.status === 200 || (isMissing && options.standsForMissing)) keep(key, page);
        // The page has moved or is gone; after an error the old page stays.
        else if (page.status < 500) entries.delete(key);
        return page;
      })
      .finally(() => {
        if (running.get(key) === next) running.delete(key);
      });
    running.set(key, next);
    return next;
  }

  function keep(key: string, rendered: Encoded): void {
    const before = entries.get(key)?.page;
    // The bytes are equal, so the compressed ones stay.
    const page = before?.etag === rendered.etag && before.status === rendered.status ? before : rendered;
    entries.delete(key);
    entries.set(key, { page, renderedAt: now() });
    const oldest = entries.keys().next().value;
    if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest);
  }

  return {
    /** The page if it is stored, else a promise of it. */
    get(key: string, render: () => Promise<Encoded>, options: GetOptions = {}): Encoded | Promise<Encoded> {
      const entry = entries.get(key);
      if (!entry) {
        onRequest?.('miss');
        return renderOnce(key, render, options);
      }
      const isStale = now() - entry.renderedAt > freshMs;
      onRequest?.(isStale ? 'stale' : 'hit');
      if (isStale) renderOnce(key, render, options).catch(() => {});
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    /** Deletes all pages; later requests get a page that was rendered after this call. */
    clear(): void {
      epoch += 1;
      entries.clear();
      running.clear();
    },
    size: () => entries.size,
  };
}
