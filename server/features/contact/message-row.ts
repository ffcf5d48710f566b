import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type AdminMessage,
  adminMessage,
  type MessageSummary,
  messageSummary,
} from '#contract/admin-messages.ts';
import { type ConversationSide, contactLimits, referenceOf } from '#domain/account/contact.ts';
import { preview } from '#domain/story/story.ts';
import type { ContactMessages, DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { readTurns } from './read-conversation.ts';

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
  | 'sender_answered_at'
  | 'assignee_id'
  | 'created_at'
> & { assignee_name: string | null };

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
  'sender_answered_at',
  'assignee_id',
  'created_at',
] as const;

/** A column with the name of the administrator who takes care of a message; null for nobody. */
export const assigneeName = sql<string | null>`(
  SELECT coalesce(nullif(u.name, ''), u.email) FROM users u WHERE u.id = contact_messages.assignee_id)`;

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
    answered:
      row.sender_answered_at !== null && (row.replied_at === null || row.sender_answered_at > row.replied_at),
    reference: referenceOf(row.id),
    assignee:
      row.assignee_id === null || row.assignee_name === null
        ? null
        : { id: row.assignee_id, name: row.assignee_name },
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

/** A message as administrators see it, with its turns. @throws NOT_FOUND */
export async function readMessage(db: Kysely<DB>, id: string, now: Date): Promise<AdminMessage> {
  const [row, turns, links] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .selectAll()
      .select(assigneeName.as('assignee_name'))
      .where('id', '=', id)
      .executeTakeFirst(),
    readTurns(db, id),
    db
      .selectFrom('contact_links')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('message_id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
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
    replies: turns.map((turn) => ({
      id: turn.id,
      side: turn.side as ConversationSide,
      body: turn.body,
      authorEmail: turn.author_email ?? '',
      createdAt: turn.created_at.toISOString(),
    })),
    openLinks: Number(links.open),
  });
}
