import { clear } from 'idb-keyval';
import { setCacheOwner } from './cache-owner.ts';
import { queryStore } from './query-store.ts';

/** Drops everything that is kept, whoever's it is. */
export async function clearPersistedQueries(): Promise<void> {
  await clear(queryStore);
  setCacheOwner(null);
}
