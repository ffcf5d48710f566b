import type pg from 'pg';

/** The schema of pg-boss' tables. */
export const jobsSchema = 'jobs';

/**
 * Options of pg-boss' pool that lift the role's time limit of statements: its migrations and indexes may take minutes. By a
 * statement, because a pooler in session mode refuses it as a parameter of the connection.
 */
export const withoutTimeLimit = {
  async onConnect(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
    await client.query('SET statement_timeout = 0');
  },
};
