import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { DB } from '#server/db/schema.generated.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The tokens of today (Istanbul) by configuration, input and output together, of every process. */
export async function readTokensToday(db: Kysely<DB>, configIds: string[]): Promise<Map<string, number>> {
  // Istanbul has no daylight saving time.
  const today = new Date(nextIstanbulMidnight(new Date()).getTime() - dayMs);
  const rows = await db
    .selectFrom('ai_calls')
    .select([
      'config_id',
      sql<number>`sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0))`.as('tokens'),
    ])
    .where('config_id', 'in', configIds)
    .where('ended_at', '>=', today)
    .groupBy('config_id')
    .execute();
  return new Map(rows.map(({ config_id, tokens }) => [config_id ?? '', tokens]));
}

/**
 * Whether a configuration has used its tokens of today. What is being written now is not counted yet, so a day may end a
 * little above its budget. Never rejects: without an answer the configuration may write.
 */
export async function isOverBudget(
  { db, log }: { db: Kysely<DB>; log: Logger },
  configId: string,
  dailyTokens: number,
): Promise<boolean> {
  try {
    const used = await readTokensToday(db, [configId]);
    return (used.get(configId) ?? 0) >= dailyTokens;
  } catch (error) {
    log.error({ err: error, config: configId }, 'the budget of an AI configuration could not be read');
    return false;
  }
}
