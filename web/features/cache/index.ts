export { CacheButton } from './cache-button.tsx';
export { type CacheTypeProps, CacheTypes, ClearControl, ClearFault } from './cache-types.tsx';
export { clearCache } from './clear-cache.ts';
export { forgetKeptQueries, useForgottenQueries } from './use-forgotten-queries.ts';
export { useKeptQueries } from './use-kept-queries.ts';
