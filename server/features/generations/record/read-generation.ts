import type { Deps } from '#server/context.ts';
import type { GenerationRow } from './generation-row.ts';
import type { Owner } from './owner.ts';

const columns = `id, status, idea, genre, surface, writer, result, error_code, error_message, cost, free_failure, remaining,
  created_at, finished_at, notice`;

/** Reads a record without checking its owner; undefined when there is none. */
export async function readGeneration(deps: Deps, id: string): Promise<GenerationRow | undefined> {
  const { rows } = await deps.pool.query<GenerationRow>({
    text: `SELECT ${columns} FROM generations WHERE id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Reads an owner's record; undefined when there is none, or when it is another person's. */
export async function readOwnGeneration(
  deps: Deps,
  owner: Owner,
  id: string,
): Promise<GenerationRow | undefined> {
  const { rows } = await deps.pool.query<GenerationRow>({
    text: `SELECT ${columns} FROM generations WHERE id = $1 AND ${owner.userId ? 'user_id' : 'guest_id'} = $2`,
    values: [id, owner.userId ?? owner.guestId],
  });
  return rows[0];
}

/**
 * Reads an owner's newest record of a surface that was not dismissed and is at most a week old.
 * @param only the id or the idempotency key of the record to read
 */
export async function readLatestGeneration(
  deps: Deps,
  owner: Owner,
  { surface, only }: { surface: GenerationRow['surface']; only?: string | undefined },
): Promise<GenerationRow | undefined> {
  const { rows } = await deps.pool.query<GenerationRow>({
    text: `SELECT ${columns} FROM generations
      WHERE ${owner.userId ? 'user_id' : 'guest_id'} = $1 AND surface = $2 AND NOT dismissed
        AND created_at > now() - interval '7 days' AND ($3::uuid IS NULL OR id = $3 OR idempotency_key = $3)
      ORDER BY created_at DESC LIMIT 1`,
    values: [owner.userId ?? owner.guestId, surface, only ?? null],
  });
  return rows[0];
}

/** The newest records in which earlier texts of an idea are looked for. */
const recentRecords = 20;

/** Reads the texts that an owner recently received for an idea, newest first. */
export async function readTextsOfIdea(deps: Deps, owner: Owner, idea: string): Promise<string[]> {
  const { rows } = await deps.pool.query<{ result: string }>({
    text: `SELECT result FROM (
        SELECT idea, result FROM generations WHERE ${owner.userId ? 'user_id' : 'guest_id'} = $1
          ORDER BY created_at DESC LIMIT ${recentRecords}
      ) recent WHERE idea = $2 AND result <> ''`,
    values: [owner.userId ?? owner.guestId, idea],
  });
  return rows.map(({ result }) => result);
}
