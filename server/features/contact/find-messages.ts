import { type Kysely, sql } from 'kysely';
import type { Found } from '#contract/administration.ts';
import { idsOfReference } from '#domain/account/contact.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { withoutSeqscan } from '#server/db/without-seqscan.ts';

interface Row {
  id: string;
  subject: string;
  name: string;
  status: Found['messages'][number]['status'];
  created_at: Date;
}

/** Finds messages to support by reference, name, address or subject, open ones of paying members first, then the newest. */
export async function findMessages(
  db: Kysely<DB>,
  search: string,
  limit: number,
): Promise<Found['messages']> {
  const reference = idsOfReference(search);
  const isHit = reference
    ? sql`id BETWEEN ${reference.first}::uuid AND ${reference.last}::uuid`
    : (searchCondition(search) ?? sql`false`);
  const { rows } = await withoutSeqscan(db, (trx) =>
    sql<Row>`SELECT id, subject, name, status, created_at FROM contact_messages WHERE ${isHit}
      ORDER BY urgent DESC, listed_at DESC, id DESC LIMIT ${limit}`.execute(trx),
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}
