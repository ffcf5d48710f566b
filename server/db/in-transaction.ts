import type { Pool, PoolClient } from 'pg';

/** Runs work in one transaction: committed when it ends, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (fault) {
    // A connection that can't even roll back is of no use to the next one.
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    throw fault;
  } finally {
    client.release(broken);
  }
}
