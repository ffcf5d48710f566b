import pg from 'pg';

/** Formats a database error: its message, then PostgreSQL's details, one per line. */
export function formatDatabaseError(error: unknown): string {
  // One error for each address of a host name.
  if (error instanceof AggregateError) return error.errors.map(formatDatabaseError).join('; ');
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof pg.DatabaseError)) return message;
  const { detail, hint, where, position } = error;
  const place = position === undefined ? undefined : `Sorgunun ${position}. karakterinde.`;
  return [message, detail, hint, where, place].filter((line) => line !== undefined).join('\n');
}
