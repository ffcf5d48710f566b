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

/** A copy older than this is not shown any more, ms. */
const maxAgeMs = dayMs;
/** Changes are written together, at most this often, ms. */
const writeAfterMs = 1_000;
/** A browser that takes longer to hand the copy out is not waited for, ms. */
const restoreLimitMs = 500;

/** What may be kept: lists and figures that a panel shows, never a whole text, never anything of a payment. */
const kept: ReadonlySet<string> = new Set([
  'stories.list',
  'characters.list',
  'plotElements.list',
  'tokens.balance',
  'tokens.history',
  'panel.overview',
]);

/** Some of the queries. */
type Choice = (query: Query) => boolean;

/** A new build never reads what an older one has kept. */
const buster = import.meta.env.VITE_BUILD_ID ?? 'development';

/** The operation that a query asks, as 'stories.list'. */
export function operationOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  return Array.isArray(path) ? path.join('.') : '';
}

const persisterOf = (viewerId: string): Persister => ({
  persistClient: (client) => set(viewerId, client, store),
  restoreClient: () => get<PersistedClient>(viewerId, store),
  removeClient: () => del(viewerId, store),
});

const save = (viewerId: string, except: Choice) =>
  persistQueryClientSave({
    queryClient,
    persister: persisterOf(viewerId),
    buster,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' && kept.has(operationOf(query.queryKey)) && !except(query),
    },
  });

const nothing: Choice = () => false;
let writeNow: ((except: Choice) => Promise<void>) | null = null;

/**
 * Puts the kept lists of this person into the cache. A copy that can't be read is dropped and not spoken of; one that
 * comes too late is left where it is: by then the cache may be somebody else's.
 */
export async function restoreQueries(viewerId: string): Promise<void> {
  if (cacheOwner() !== viewerId) return;
  const persister = persisterOf(viewerId);
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, restoreLimitMs));
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
  // However young the copy is, the server's answer is to take its place.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => kept.has(operationOf(queryKey)),
    refetchType: 'none',
  });
}

/** Keeps this person's lists as they change; returns the way to stop. */
export function persistQueries(viewerId: string): () => void {
  let timer = 0;
  const now = async (except = nothing) => {
    clearTimeout(timer);
    timer = 0;
    // Where storage is forbidden or full, the next visit just asks the server.
    try {
      setCacheOwner(viewerId);
      await save(viewerId, except);
    } catch {}
  };
  const later = () => {
    timer ||= window.setTimeout(() => void now(), writeAfterMs);
  };
  const onHidden = () => {
    if (document.hidden && timer) void now();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if ((type === 'updated' || type === 'removed') && kept.has(operationOf(query.queryKey))) later();
  });
  document.addEventListener('visibilitychange', onHidden);
  writeNow = now;
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onHidden);
    writeNow = null;
  };
}

/** Writes the copy at once, without these queries. */
export async function dropPersistedQueries(queries: Choice): Promise<void> {
  await writeNow?.(queries);
}
