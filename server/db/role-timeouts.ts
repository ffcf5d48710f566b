import type pg from 'pg';

/** Default timeouts of the app's role in its database, ms. */
export const roleTimeouts = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** Identifies the advisory lock under which the role is altered. */
const lockId = 5_521_077_340_320;

const wanted = Object.entries(roleTimeouts)
  .map(([name, ms]) => `('${name}', ${ms})`)
  .join(', ');

/** Sets the session free of timeouts. */
export const withoutTimeouts = Object.keys(roleTimeouts)
  .map((name) => `SET ${name} = 0`)
  .join('; ');

/**
 * Gives the role of this client those default timeouts that it does not have yet, in this database; sessions that begin
 * later have them. Needs no rights, because a role may alter its own defaults. A timeout that the operator set stays.
 */
export async function setRoleTimeouts(client: Pick<pg.Client, 'query'>): Promise<void> {
  // One statement, so that it is one transaction. Two roles altered at the same time would be an error.
  await client.query(`DO $$
    DECLARE
      missing record;
    BEGIN
      PERFORM pg_advisory_xact_lock(${lockId});
      FOR missing IN
        SELECT name, ms FROM (VALUES ${wanted}) AS wanted (name, ms) JOIN pg_settings USING (name) WHERE reset_val = '0'
      LOOP
        EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET %I = %s', current_database(), missing.name, missing.ms);
      END LOOP;
    END $$`);
}

/** Lists the timeouts that are not in force in a session of this pool or client. */
export async function listMissingTimeouts(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = '0' ORDER BY name`,
    [Object.keys(roleTimeouts)],
  );
  return rows.map(({ name }) => name);
}
