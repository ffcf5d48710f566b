import { sql } from 'kysely';
import type { Deps } from '../context.ts';

/**
 * Marks an address that a mail server has refused for good: its account gets no news and no summaries until the address is
 * proven again by a mailed link or code. An address of nobody changes nothing.
 */
export async function refuseAddress({ db, now }: Pick<Deps, 'db' | 'now'>, address: string): Promise<void> {
  await sql`INSERT INTO refused_addresses (user_id, address, refused_at)
    SELECT id, email, ${now()} FROM users WHERE email = lower(${address}::text COLLATE "C")
    ON CONFLICT (user_id) DO UPDATE SET address = excluded.address, refused_at = excluded.refused_at`.execute(
    db,
  );
}
