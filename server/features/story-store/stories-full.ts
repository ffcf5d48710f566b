import pg from 'pg';

/** Whether the database refused a story because the account has reached its storage limit. */
export const isStoriesFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'story_storage_per_account';
