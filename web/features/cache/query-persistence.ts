import type { Query } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';
import { del, get, set } from 'idb-keyval';
import { dayMs } from '#domain/time/durations.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { cacheOwner, setCacheOwner } from './cache-owner.ts';
import { queryStore as store } from './query-store.ts';

/** The age after which persisted queries are not used, ms. */
const maxAgeMs = dayMs;
/** The delay in which changes are collected before a write, ms. */
const writeAfterMs = 1_000;
/** The timeout of reading the persisted queries, ms. */
const restoreTimeoutMs = 500;

/** The operations that are persisted: lists and figures of the panel, no whole texts and no payments. */
const persistedOperations: ReadonlySet<string> = new Set([
  'stories.list',
  'characters.list',
  'plotElements.list',
  'tokens.balance',
  'tokens.history',
  'panel.overview',
]);

/** Selects queries. */
type QueryFilter = (query: Query) => boolean;

/** A build ignores the persisted queries of other builds. */
const buster = import.meta.env.VITE_BUILD_ID ?? 'development';

/** The operation of a query, as 'stories.list'. */
export function operationOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  return Array.isArray(path) ? path.join('.') : '';
}

const persisterOf = (viewerId: string): Persister => ({
  persistClient: (client) => set(viewerId, client, store),
  restoreClient: () => get<PersistedClient>(viewerId, store),
  removeClient: () => del(viewerId, store),
});

const save = (viewerId: string, except: QueryFilter) =>
  persistQueryClientSave({
    queryClient,
    persister: persisterOf(viewerId),
    buster,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' &&
        persistedOperations.has(operationOf(query.queryKey)) &&
        !except(query),
    },
  });

const noQuery: QueryFilter = () => false;
let writeNow: ((except: QueryFilter) => Promise<void>) | null = null;

/**
 * Puts the persisted queries of this person into the cache. Unreadable ones are ignored without an error, and so are
 * ones that arrive after the timeout or after the owner has changed.
 */
export async function restoreQueries(viewerId: string): Promise<void> {
  if (cacheOwner() !== viewerId) return;
  const persister = persisterOf(viewerId);
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, restoreTimeoutMs));
  await persistQueryClientRestore({
    queryClient,
    persister: {
      ...persister,
      async restoreClient() {
        const copy = await Promise.race([persister.restoreClient(), limit]);
        return cacheOwner() === viewerId ? copy : undefined;
      },
    },
    maxAge: maxAgeMs,
    buster,
  }).catch(() => {});
  // The restored data is stale, so that the server's answer replaces it.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => persistedOperations.has(operationOf(queryKey)),
    refetchType: 'none',
  });
}

/** Persists this person's queries when they change; returns a function that stops this. */
export function persistQueries(viewerId: string): () => void {
  let timer = 0;
  const write = async (except = noQuery) => {
    clearTimeout(timer);
    timer = 0;
    // When storage is blocked or full, the next visit loads the data from the server.
    try {
      setCacheOwner(viewerId);
      await save(viewerId, except);
    } catch {}
  };
  const scheduleWrite = () => {
    timer ||= window.setTimeout(() => void write(), writeAfterMs);
  };
  const onHidden = () => {
    if (document.hidden && timer) void write();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && persistedOperations.has(operationOf(query.queryKey)))
      scheduleWrite();
  });
  document.addEventListener('visibilitychange', onHidden);
  writeNow = write;
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onHidden);
    writeNow = null;
  };
}

/** Writes the persisted queries at once, without the selected ones. */
export async function dropPersistedQueries(queries: QueryFilter): Promise<void> {
  await writeNow?.(queries);
}
