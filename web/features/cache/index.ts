export { CacheButton } from './cache-button.tsx';
export { type CacheTypeProps, CacheTypes, ClearControl, ClearError } from './cache-types.tsx';
export { clearCache } from './clear-cache.ts';
export { useCacheDialog } from './use-cache-dialog.tsx';
export {
  deletePersistedQueries,
  usePersistedQueryDeletion,
} from './use-persisted-query-deletion.ts';
export { useQueryPersistence } from './use-query-persistence.ts';
