import type { Deps } from '../context.ts';
import { createPageCache } from './page-cache.ts';

/** A cache of rendered pages that forgets everything when public content changes. @param most pages kept. */
export function createPublicPageCache(deps: Pick<Deps, 'changes'>, options: { most?: number } = {}) {
  const cache = createPageCache(options);
  deps.changes.subscribe('content', () => cache.clear());
  return cache;
}
