import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';

interface Emptied {
  /** One story at one revision; null for all. */
  story: { userId: string; id: string; revision: number } | null;
  /** Stories that were changed later stay. */
  before: Date;
  now: Date;
}

/**
 * Puts stories that have no title, no text and no idea away: into the bin where an earlier text is kept as a revision,
 * else for good. Answers how many.
 */
export async function putEmptiedAway(db: Deps['db'], { story, before, now }: Emptied): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT put_emptied_stories_away(
    ${story?.userId ?? null}::uuid, ${story?.id ?? null}::uuid, ${story?.revision ?? null}::integer,
    ${before}::timestamptz, ${now}::timestamptz) AS n`.execute(db);
  return rows[0]?.n ?? 0;
}
