import pg from 'pg';

/** Maximum number of attempts. */
const maxAttempts = 3;

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01';

/**
 * Runs a transaction again that PostgreSQL ended because of a deadlock. For transactions that touch all rows of an
 * account, which other requests may add to while their locks are being taken.
 */
export async function retryDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact();
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
    }
  }
}
