import type { Env } from '../env.ts';

/**
 * The address for migrations and restores: the role of their own where there is one, and no connection pooler; null for the
 * embedded database.
 */
export const migrationUrl = ({
  databaseUrl,
  databaseDirectUrl,
  migrationDatabaseUrl,
}: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'migrationDatabaseUrl'>): string | null =>
  databaseUrl && (migrationDatabaseUrl ?? databaseDirectUrl ?? databaseUrl);
