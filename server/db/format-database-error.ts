import pg from 'pg';

/** All that a fault of the database says of itself: its message, then what PostgreSQL adds, one a line. */
export function formatDatabaseError(fault: unknown): string {
  // Each of a name's addresses was tried.
  if (fault instanceof AggregateError) return fault.errors.map(formatDatabaseError).join('; ');
  const message = fault instanceof Error ? fault.message : String(fault);
  if (!(fault instanceof pg.DatabaseError)) return message;
  const { detail, hint, where, position } = fault;
  const place = position === undefined ? undefined : `Sorgunun ${position}. karakterinde.`;
  return [message, detail, hint, where, place].filter((line) => line !== undefined).join('\n');
}
