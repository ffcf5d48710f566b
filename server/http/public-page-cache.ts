import type { Deps } from '../context.ts';
import { createPageCache } from './page-cache.ts';

/** Creates a page cache that is cleared when public content changes. @param options.maxPages maximum number of pages */
export function createPublicPageCache(deps: Pick<Deps, 'changes'>, options: { maxPages?: number } = {}) {
  const cache = createPageCache(options);
  deps.changes.subscribe('content', () => cache.clear());
  return cache;
}
