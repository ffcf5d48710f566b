import { sql } from 'kysely';
import type { ContactStatus } from '#domain/account/contact.ts';
import type { AppContext } from '#server/context.ts';
import { readUser } from './read-users.ts';

/** The most messages that are listed. */
const most = 50;

interface Row {
  id: string;
  subject: string;
  status: ContactStatus;
  created_at: Date;
  replied_at: Date | null;
}

/**
 * Lists the messages to support of an account, and those that were sent from its verified address without signing in.
 * @throws NOT_FOUND
 */
export async function listUserMessages({ ctx, input: { id } }: { ctx: AppContext; input: { id: string } }) {
  const { email, emailConfirmed } = await readUser(ctx.deps, id);
  const { rows } = await sql<Row>`
    SELECT id, subject, status, created_at, replied_at FROM (
      SELECT id, subject, status, created_at, replied_at FROM contact_messages WHERE user_id = ${id}
      UNION
      SELECT id, subject, status, created_at, replied_at FROM contact_messages
      WHERE ${emailConfirmed} AND lower(email COLLATE "C") = ${email} AND user_id IS NULL
    ) AS messages ORDER BY created_at DESC, id DESC LIMIT ${most}`.execute(ctx.deps.db);
  return {
    messages: rows.map((row) => ({
      id: row.id,
      subject: row.subject,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      repliedAt: row.replied_at?.toISOString() ?? null,
    })),
  };
}
