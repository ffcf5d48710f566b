import type { Kysely } from 'kysely';
import type { FirstWordBucket } from '#domain/generation/first-word-times.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** Istanbul days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** Reads the kept sums of AI calls: a few rows a day, however many calls there were. */
export const readUsageDays = (db: Kysely<DB>, { from, to }: DayRange) =>
  db.selectFrom('ai_usage_days').selectAll().where('day', '>=', from).where('day', '<=', to).execute();
export type UsageRow = Awaited<ReturnType<typeof readUsageDays>>[number];

/** Reads how fast texts began, by provider. */
export async function readFirstWords(
  db: Kysely<DB>,
  { from, to }: DayRange,
): Promise<Map<string, FirstWordBucket[]>> {
  const rows = await db
    .selectFrom('ai_first_word_days')
    .select(({ fn }) => ['provider', 'up_to_ms as upToMs', fn.sum<number>('texts').as('texts')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['provider', 'up_to_ms'])
    .execute();
  return Map.groupBy(rows, ({ provider }) => provider);
}
