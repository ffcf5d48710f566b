import { sql } from 'kysely';
import type { SentMail } from '#contract/admin-users.ts';
import { type MailKind, type MailOutcome, mailKinds } from '#domain/account/mail-kinds.ts';
import type { AppContext } from '#server/context.ts';
import { afterNewest, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { readUser } from './read-users.ts';

interface Row {
  id: string;
  kind: string;
  outcome: MailOutcome;
  attempts: number;
  created_at: Date;
  made_at: string;
}

/** The kind; one of another version of the program is shown as another mail. */
const kindOf = (kind: string): MailKind => mailKinds.find((known) => known === kind) ?? 'other';

/** Lists which mails were sent to an account, newest first. @throws NOT_FOUND, INVALID_INPUT for a malformed cursor */
export async function listUserMails({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; cursor?: string | undefined; limit: number };
}): Promise<{ mails: SentMail[]; nextCursor: string | null }> {
  const after = afterNewest(input.cursor, 'id', 'at');
  const { rows } = await sql<Row>`
    SELECT id, kind, outcome, attempts, at AS created_at, (extract(epoch FROM at) * 1000000)::bigint::text AS made_at
    FROM sent_mails WHERE user_id = ${input.id} AND ${after} ORDER BY at DESC, id DESC LIMIT ${input.limit + 1}`.execute(
    ctx.deps.db,
  );
  if (rows.length === 0) await readUser(ctx.deps, input.id);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    mails: page.map((row) => ({
      id: row.id,
      kind: kindOf(row.kind),
      outcome: row.outcome,
      attempts: row.attempts,
      at: row.created_at.toISOString(),
    })),
    nextCursor: rows.length > input.limit && last ? writeNewestCursor(last) : null,
  };
}
