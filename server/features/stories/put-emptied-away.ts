import { sql } from 'kysely';
import type { Deps } from '#server/context.ts';

interface Emptied {
  /** One story with a revision; null for all stories. */
  story: { userId: string; id: string; revision: number } | null;
  /** Only stories whose last change is before this time are removed. */
  before: Date;
  now: Date;
}

/**
 * Removes stories without title, text and idea: into the bin when an earlier text is stored, else permanently.
 * @returns the number of removed stories
 */
export async function putEmptiedAway(db: Deps['db'], { story, before, now }: Emptied): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT put_emptied_stories_away(
    ${story?.userId ?? null}::uuid, ${story?.id ?? null}::uuid, ${story?.revision ?? null}::integer,
    ${before}::timestamptz, ${now}::timestamptz) AS n`.execute(db);
  return rows[0]?.n ?? 0;
}
