import type { Pool, PoolClient } from 'pg';

/** The plan of each query, in their order. */
export interface PlannedQuery {
  text: string;
  plan: string;
}

type Query = (query: string, values?: unknown[]) => Promise<{ rows: Record<string, string>[] }>;

/**
 * Collects the plans of all queries over a pool's connections while `work` runs, each on the same connection, in the same
 * transaction, with the same settings and values.
 */
export async function plansOf(pool: Pool, work: () => Promise<unknown>): Promise<PlannedQuery[]> {
  const planned: PlannedQuery[] = [];
  const connect = pool.connect;
  const watch = (client: PoolClient): PoolClient =>
    new Proxy(client, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        if (name !== 'query') return member.bind(target);
        const query = member.bind(target) as Query;
        return async (text: string, values: unknown[] = []) => {
          if (typeof text === 'string' && /^\s*(SELECT|WITH)/i.test(text)) {
            const { rows } = await query(`EXPLAIN ${text}`, values);
            planned.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
          }
          return query(text, values);
        };
      },
    });
  // The pool's own `query` connects with a callback, features without one.
  pool.connect = (async (...callback: unknown[]) => {
    const connected: unknown = Reflect.apply(connect, pool, callback);
    return callback.length > 0 ? connected : watch((await connected) as PoolClient);
  }) as Pool['connect'];
  try {
    await work();
  } finally {
    pool.connect = connect;
  }
  return planned;
}
