import type pg from 'pg';

/**
 * Rows of a prepared statement that is asked hundreds of times a second. What the driver keeps of a query is moved among
 * the old objects, where V8 leaves it, with all that it leads to, until it next looks through all of them, while everybody
 * waits: whoever waited, the request, the text. So the way from the query back to them is cut when it has been answered.
 * @param statement `values` is empty afterwards.
 * @throws DatabaseError, or the connection's fault
 */
export function queryRows<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: { name: string; text: string; values: unknown[] },
): Promise<Row[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
  let waiting: { resolve: typeof resolve; reject: typeof reject } | null = { resolve, reject };
  pool.query<Row>(statement, (fault, result) => {
    const answered = waiting;
    waiting = null;
    statement.values.length = 0;
    if (fault) answered?.reject(fault);
    else answered?.resolve(result.rows);
  });
  return promise;
}
