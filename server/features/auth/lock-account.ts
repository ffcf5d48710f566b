import type { Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/**
 * Holds an account until the transaction ends, against what else opens or ends its sessions: whoever comes second sees
 * what the first one did.
 */
export async function lockAccount(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
