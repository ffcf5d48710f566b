import type { Env } from '../../env.ts';

/** The warning of a production start with the embedded PostgreSQL; null for any other start. */
export function embeddedWarning({ mode, databaseUrl }: Pick<Env, 'mode' | 'databaseUrl'>): string | null {
  if (mode !== 'production' || databaseUrl !== null) return null;
  return 'the embedded PostgreSQL is for trying and for small sites: it is updated with this app only and archives no changes; npm run move-database moves everything to a PostgreSQL server';
}
