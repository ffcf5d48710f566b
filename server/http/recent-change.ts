import type { Kysely } from 'kysely';
import type { AppContext } from '../context.ts';
import type { DB } from '../db/schema.generated.ts';

/** The cookie of a browser that has just changed something. */
const cookie = 'recent-change';
/** How long a browser then reads from the primary, ms: longer than the largest accepted lag of the replica. */
export const recentChangeMs = 10_000;

/** Marks the browser of a request that may have changed something, where a replica might not show the change yet. */
export function markRecentChange(ctx: Pick<AppContext, 'deps' | 'responseHeaders'>, method: string): void {
  const { env } = ctx.deps;
  if (env.databaseReplicaUrl === null || method === 'GET' || method === 'HEAD') return;
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : '';
  ctx.responseHeaders.append(
    'set-cookie',
    `${cookie}=1; Max-Age=${recentChangeMs / 1_000}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * Runs a read that may be some seconds old on the replica. A browser that has just changed something reads from the
 * primary, so that it sees its change.
 */
export function readFromReplica<T>(
  ctx: Pick<AppContext, 'deps' | 'requestHeaders'>,
  query: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const { deps, requestHeaders } = ctx;
  const hasChanged = (requestHeaders.get('cookie') ?? '').includes(`${cookie}=`);
  return hasChanged ? query(deps.db) : deps.replica.read(query);
}
