import type { Query } from '@tanstack/react-query';
import { type CacheType, cacheTypeOf } from '#domain/site/cache-types.ts';
import { refreshShell } from '#web/features/service-worker/index.ts';
import { refreshSession, sessionStore } from '#web/features/session/index.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { dropPersistedQueries, operationOf } from './query-persistence.ts';

/** The groups of operations of each cache type. */
const groups: Record<Exclude<CacheType, 'auth' | 'all'>, readonly string[]> = {
  stories: ['stories', 'panel'],
  characters: ['characters'],
  plotElements: ['plotElements'],
  tokens: ['tokens', 'panel'],
  blog: ['blog'],
};

/** Public pages in the browser's HTTP cache. */
const publicPages = ['/', '/nasil-calisir', '/ornekler', '/blog', '/gizlilik-politikasi'];

/** The open story is not fetched again, because the unsaved text is based on it. */
const isOpenStory = (query: Query) => operationOf(query.queryKey) === 'stories.get' && query.isActive();

/**
 * Deletes the queries of these operations in memory and in the persisted copy. Queries in use are fetched again and
 * keep their data until the answer arrives.
 */
async function clearQueries(isMeant: (group: string) => boolean): Promise<void> {
  const meant = (query: Query) => isMeant(operationOf(query.queryKey).split('.')[0] ?? '');
  queryClient.removeQueries({ predicate: meant, type: 'inactive' });
  await dropPersistedQueries(meant);
  const predicate = (query: Query) => meant(query) && !isOpenStory(query);
  await queryClient.refetchQueries({ predicate, type: 'active' }, { throwOnError: true });
}

/** Reads the session again. @throws when that fails; the last known session is kept */
async function reloadSession(): Promise<void> {
  await refreshSession();
  const { status, error } = sessionStore.get();
  if (status !== 'ready' || error) throw error ?? new Error('The session could not be read.');
}

/** Fetches the public pages again. @throws when one of them fails */
async function reloadPublicPages(): Promise<void> {
  const answers = await Promise.all(publicPages.map((path) => fetch(path, { cache: 'reload' })));
  if (answers.some(({ ok }) => !ok)) throw new Error('A page could not be fetched.');
}

/**
 * Clears the cache of one type and fetches the data in use again (docs/product/pages.md). Unsaved drafts and the cookie
 * choice are not affected.
 * @throws RangeError for an unknown type; Error when a request fails, or without a connection before any deletion
 */
export async function clearCache(name: string): Promise<void> {
  const type = cacheTypeOf(name);
  if (!navigator.onLine) throw new Error('There is no connection to fetch anew from.');
  if (type === 'auth') return reloadSession();
  if (type === 'all') {
    await Promise.all([clearQueries(() => true), reloadSession(), reloadPublicPages(), refreshShell()]);
    return;
  }
  const meant = groups[type];
  await Promise.all([
    clearQueries((group) => meant.includes(group)),
    // The header's balance is part of the session.
    type === 'tokens' && reloadSession(),
    type === 'blog' && reloadPublicPages(),
  ]);
}
