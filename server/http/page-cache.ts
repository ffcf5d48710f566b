import type { Encoded } from './encoded.ts';

/** A page is rendered again, while the old one is still served, once it is this old, ms. */
const freshMs = 30_000;
/** Most pages that are kept; the longest unused one goes first. */
const mostPages = 500;

interface Entry {
  page: Encoded;
  renderedAt: number;
}

interface PageCacheOptions {
  /** Milliseconds. */
  now?: () => number;
  most?: number;
}

interface GetOptions {
  /** Whether this page is the one that is shown for all unknown addresses: no other page of status 404 is kept. */
  standsForMissing?: boolean;
}

/**
 * Rendered pages of this process; only those of status 200 are kept, and the one that stands for all that are missing
 * (nobody can fill the cache with invented addresses). Many asking for one page at once cause one rendering.
 */
export function createPageCache({ now = Date.now, most = mostPages }: PageCacheOptions = {}) {
  const entries = new Map<string, Entry>();
  const running = new Map<string, Promise<Encoded>>();
  /** Grows with each clearing: what began to be rendered before it may show what was there before. */
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
        // Moved or not there any more; a fault leaves the old page in its place.
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
    // The same bytes: those that are compressed already stay.
    const page = before?.etag === rendered.etag && before.status === rendered.status ? before : rendered;
    entries.delete(key);
    entries.set(key, { page, renderedAt: now() });
    const oldest = entries.keys().next().value;
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  return {
    /** The page at once where it is kept, else the promise of it. */
    get(key: string, render: () => Promise<Encoded>, options: GetOptions = {}): Encoded | Promise<Encoded> {
      const entry = entries.get(key);
      if (!entry) return renderOnce(key, render, options);
      if (now() - entry.renderedAt > freshMs) renderOnce(key, render, options).catch(() => {});
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    /** Drops all pages; later requests get a page that was rendered after this call. */
    clear(): void {
      epoch += 1;
      entries.clear();
      running.clear();
    },
    size: () => entries.size,
  };
}
