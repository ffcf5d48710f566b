import { sql } from 'kysely';
import type { MailingKind } from '#contract/mailings.ts';
import type { Deps } from '#server/context.ts';
import { audienceOf } from './audience.ts';
import type { MailingRow } from './mailing-row.ts';

/** Accounts of one transaction. */
const batch = 2_000;

/**
 * Creates the rows of the mailing's recipients, one transaction for each batch of accounts; goes on where a killed
 * process ended.
 */
export async function listRecipients(deps: Pick<Deps, 'db' | 'now'>, mailing: MailingRow): Promise<void> {
  const kind = mailing.kind as MailingKind;
  for (;;) {
    const done = await deps.db.transaction().execute(async (trx) => {
      const { listed_up_to: after, listed_at } = await trx
        .selectFrom('mailings')
        .select(['listed_up_to', 'listed_at'])
        .where('id', '=', mailing.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (listed_at) return true;
      const { rows } = await sql<{ last: string | null; added: number }>`
        WITH next AS MATERIALIZED (
          SELECT u.id FROM users u WHERE ${after === null ? sql`true` : sql`u.id > ${after}`}
            AND ${audienceOf(kind)}
          ORDER BY u.id LIMIT ${batch}),
        added AS (INSERT INTO mailing_recipients (mailing_id, user_id) SELECT ${mailing.id}, id FROM next
          ON CONFLICT DO NOTHING RETURNING user_id)
        SELECT (SELECT id FROM next ORDER BY id DESC LIMIT 1) AS last, (SELECT count(*)::int FROM added) AS added`.execute(
        trx,
      );
      const { last = null, added = 0 } = rows[0] ?? {};
      await trx
        .updateTable('mailings')
        .set((set) => ({
          recipients: set('recipients', '+', added),
          ...(last === null ? { listed_at: deps.now() } : { listed_up_to: last }),
        }))
        .where('id', '=', mailing.id)
        .execute();
      return last === null;
    });
    if (done) return;
  }
}
