import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** The tokens of the welcome gift that an account got; 0 without one. */
export async function readWelcomeTokens(db: Kysely<DB>, userId: string): Promise<number> {
  const gift = await db
    .selectFrom('token_ledger')
    .select('delta')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', 'welcome')
    .executeTakeFirst();
  return gift?.delta ?? 0;
}
