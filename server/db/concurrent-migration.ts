import { type Kysely, sql } from 'kysely';

/** A statement of a migration without a transaction; `index` is the name of the index that it creates. */
interface ConcurrentStatement {
  text: string;
  index: string | null;
}

const create = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(\w+)\s+ON\s/i;
const drop = /^DROP\s+INDEX\s+CONCURRENTLY\s+IF\s+EXISTS\s+\w+$/i;

/**
 * Reads the statements of a migration without a transaction. Each must have the same result when it runs again, since a
 * process may die between two of them.
 * @throws Error for a statement that does not create or drop an index concurrently
 */
export function readConcurrentStatements(file: string, text: string): ConcurrentStatement[] {
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  return statements.map((statement) => {
    const index = create.exec(statement)?.[1] ?? null;
    if (index === null && !drop.test(statement))
      throw new Error(
        `${file}: a migration without a transaction has only CREATE INDEX CONCURRENTLY IF NOT EXISTS and DROP INDEX CONCURRENTLY IF EXISTS.`,
      );
    return { text: statement, index };
  });
}

/** Runs each statement in a transaction of its own. An index that a failed try left unfinished is made again. */
export async function runConcurrently(
  db: Kysely<unknown>,
  statements: readonly ConcurrentStatement[],
): Promise<void> {
  for (const { text, index } of statements) {
    if (index !== null && (await isUnfinished(db, index)))
      await sql`DROP INDEX CONCURRENTLY ${sql.id(index)}`.execute(db);
    await sql.raw(text).execute(db);
  }
}

async function isUnfinished(db: Kysely<unknown>, index: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`.execute(db);
  return rows.length > 0;
}
