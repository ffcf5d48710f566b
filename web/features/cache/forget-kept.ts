import { clear } from 'idb-keyval';
import { setCacheOwner } from './cache-owner.ts';
import { keptStore } from './kept-store.ts';

/** Drops everything that is kept, whoever's it is. */
export async function forgetKept(): Promise<void> {
  await clear(keptStore);
  setCacheOwner(null);
}
