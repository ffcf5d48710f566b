export { CacheButton } from './cache-button.tsx';
export { clearCache } from './clear-cache.ts';
export { type Clearing, useCacheClearing } from './use-cache-clearing.ts';
export { forgetKeptQueries, useForgottenQueries } from './use-forgotten-queries.ts';
export { useKeptQueries } from './use-kept-queries.ts';
