import type { Deps } from '../context.ts';
import { createPageCache } from './page-cache.ts';

/** Creates a page cache that is cleared when public content changes. @param options.maxPages maximum number of pages */
export function createPublicPageCache(
  deps: Pick<Deps, 'changes' | 'metrics'>,
  options: { maxPages?: number } = {},
) {
  const { pageCacheRequests } = deps.metrics;
  const cache = createPageCache({ ...options, onRequest: (result) => pageCacheRequests.inc({ result }) });
  deps.changes.subscribe('content', () => cache.clear());
  return cache;
}
