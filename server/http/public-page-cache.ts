import type { Deps } from '../context.ts';
import { createPageCache } from './page-cache.ts';

/** Creates a page cache that is cleared when public content changes. @param most maximum number of pages */
export function createPublicPageCache(deps: Pick<Deps, 'changes'>, options: { most?: number } = {}) {
  const cache = createPageCache(options);
  deps.changes.subscribe('content', () => cache.clear());
  return cache;
}
