import type { Kysely, Selectable } from 'kysely';
import {
  type AdminMessage,
  adminMessage,
  type MessageSummary,
  messageSummary,
} from '#contract/admin-messages.ts';
import { contactLimits } from '#domain/account/contact.ts';
import { preview } from '#domain/story/story.ts';
import type { ContactMessages, DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

type Row = Selectable<ContactMessages>;
export type SummaryRow = Pick<
  Row,
  | 'id'
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'category'
  | 'status'
  | 'plan'
  | 'priority'
  | 'replied_at'
  | 'created_at'
>;

/** The columns of a list's row. */
export const summaryColumns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'category',
  'status',
  'plan',
  'priority',
  'replied_at',
  'created_at',
] as const;

export const presentSummary = (row: SummaryRow): MessageSummary =>
  messageSummary.parse({
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    preview: preview(row.message, contactLimits.preview),
    category: row.category,
    status: row.status,
    plan: row.plan,
    priority: row.priority,
    repliedAt: row.replied_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  });

/** The stored message, locked until the transaction ends. @throws NOT_FOUND */
export async function lockMessage(trx: Kysely<DB>, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A message as administrators see it, with its replies. @throws NOT_FOUND */
export async function readMessage(db: Kysely<DB>, id: string): Promise<AdminMessage> {
  const [row, replies] = await Promise.all([
    db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('contact_replies')
      .selectAll()
      .where('message_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const { preview: _, ...summary } = presentSummary(row);
  return adminMessage.parse({
    ...summary,
    message: row.message,
    adminNotes: row.admin_notes,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
    replies: replies.map((reply) => ({
      id: reply.id,
      body: reply.body,
      authorEmail: reply.author_email,
      createdAt: reply.created_at.toISOString(),
    })),
  });
}
