import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.generated.ts';

/** Returns how long ago the last good backup ended, s, or null before the first. */
export async function readBackupAge(db: Kysely<DB>, now: Date): Promise<number | null> {
  const last = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max('ended_at').as('at'))
    .where('error', 'is', null)
    .executeTakeFirst();
  return last?.at ? (now.getTime() - last.at.getTime()) / 1_000 : null;
}
