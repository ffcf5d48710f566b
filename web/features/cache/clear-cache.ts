import type { Query } from '@tanstack/react-query';
import { type CacheType, cacheTypeOf } from '#domain/site/cache-types.ts';
import { refreshShell } from '#web/features/service-worker/index.ts';
import { refreshSession, sessionStore } from '#web/features/session/index.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { dropPersistedQueries, operationOf } from './query-persistence.ts';

/** Which groups of operations a type stands for. */
const groups: Record<Exclude<CacheType, 'auth' | 'all'>, readonly string[]> = {
  stories: ['stories', 'panel'],
  characters: ['characters'],
  plotElements: ['plotElements'],
  tokens: ['tokens', 'panel'],
  blog: ['blog'],
};

/** Pages that a browser keeps to be shown again. */
const publicPages = ['/', '/nasil-calisir', '/ornekler', '/blog', '/gizlilik-politikasi'];

/** The story that stands open in the editor is the ground of somebody's work, not a copy to throw away. */
const isOpenStory = (query: Query) => operationOf(query.queryKey) === 'stories.get' && query.isActive();

/**
 * Throws away what was asked of these operations, in memory and in the kept copy. What is on the screen is asked anew
 * and stays there until the answer comes: somebody may be typing into it.
 */
async function clearQueries(isMeant: (group: string) => boolean): Promise<void> {
  const meant = (query: Query) => isMeant(operationOf(query.queryKey).split('.')[0] ?? '');
  queryClient.removeQueries({ predicate: meant, type: 'inactive' });
  await dropPersistedQueries(meant);
  const predicate = (query: Query) => meant(query) && !isOpenStory(query);
  await queryClient.refetchQueries({ predicate, type: 'active' }, { throwOnError: true });
}

/** @throws where the session could not be read; the last known one then stays. */
async function readSessionAnew(): Promise<void> {
  await refreshSession();
  const { status, error } = sessionStore.get();
  if (status !== 'ready' || error) throw error ?? new Error('The session could not be read.');
}

/** @throws where one of the pages could not be fetched. */
async function fetchPagesAnew(): Promise<void> {
  const answers = await Promise.all(publicPages.map((path) => fetch(path, { cache: 'reload' })));
  if (answers.some(({ ok }) => !ok)) throw new Error('A page could not be fetched.');
}

/**
 * Clears the cache of one type and fetches anew what is on the screen (docs/product/pages.md). Unsaved drafts and the
 * cookie choice lie elsewhere and are never touched.
 * @throws RangeError for an unknown type; whatever kept it from being fetched anew, without a connection before
 * anything is thrown away.
 */
export async function clearCache(name: string): Promise<void> {
  const type = cacheTypeOf(name);
  if (!navigator.onLine) throw new Error('There is no connection to fetch anew from.');
  if (type === 'auth') return readSessionAnew();
  if (type === 'all') {
    await Promise.all([clearQueries(() => true), readSessionAnew(), fetchPagesAnew(), refreshShell()]);
    return;
  }
  const meant = groups[type];
  await Promise.all([
    clearQueries((group) => meant.includes(group)),
    // The header's balance came with the session.
    type === 'tokens' && readSessionAnew(),
    type === 'blog' && fetchPagesAnew(),
  ]);
}
