import { clear } from 'idb-keyval';
import { setCacheOwner } from './cache-owner.ts';
import { queryStore } from './query-store.ts';

/** Deletes the persisted queries of all owners. */
export async function clearPersistedQueries(): Promise<void> {
  await clear(queryStore);
  setCacheOwner(null);
}
