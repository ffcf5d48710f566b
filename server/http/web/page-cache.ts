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

  function renderOnce(key: string, render: () => Promise<Encoded>, options: GetOptions): Promise<Encoded> {
    const current = running.get(key);
    if (current) return current;
    const next = render()
      .then((page) => {
        const isMissing = page.status === 404;
        if (page.status === 200 || (isMissing && options.standsForMissing)) keep(key, page);
        else if (isMissing) entries.delete(key);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, next);
    return next;
  }

  function keep(key: string, page: Encoded): void {
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
    size: () => entries.size,
  };
}
