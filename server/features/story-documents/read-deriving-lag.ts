import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** Returns the age of the oldest change of a document that its story's columns lack, s; 0 without one. */
export async function readDerivingLag(db: Kysely<DB>, now: Date): Promise<number> {
  const { changed_at } = await db
    .selectFrom('story_documents')
    .select(({ fn }) => fn.min('changed_at').as('changed_at'))
    .whereRef('version', '>', 'derived_version')
    .executeTakeFirstOrThrow();
  // Null without a row, which the column's type does not say.
  const oldest: Date | null = changed_at;
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0;
}
