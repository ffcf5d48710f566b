import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { undecidedStates } from './payment-row.ts';

/** Counts the membership payments that need an administrator's decision. */
export async function countUnresolvedGrants(db: Kysely<DB>): Promise<number> {
  const { payments } = await db
    .selectFrom('membership_payments')
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .where('state', 'in', undecidedStates)
    .executeTakeFirstOrThrow();
  return payments;
}
