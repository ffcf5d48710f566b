import { type Kysely, sql } from 'kysely';
import type { Conversation, ConversationSummary } from '#contract/conversations.ts';
import { type ContactStatus, type ConversationSide, referenceOf } from '#domain/account/contact.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/** The turns after a message, oldest first. */
export async function readTurns(db: Kysely<DB>, messageId: string) {
  return db
    .selectFrom('contact_replies')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A conversation as its sender sees it. @throws NOT_FOUND */
export async function readConversation(db: Kysely<DB>, messageId: string): Promise<Conversation> {
  const [message, turns] = await Promise.all([
    db
      .selectFrom('contact_messages')
      .select(['id', 'subject', 'message', 'status', 'created_at'])
      .where('id', '=', messageId)
      .executeTakeFirst(),
    readTurns(db, messageId),
  ]);
  if (!message) throw new AppError('NOT_FOUND');
  return {
    reference: referenceOf(message.id),
    subject: message.subject,
    status: message.status as ContactStatus,
    createdAt: message.created_at.toISOString(),
    turns: [
      {
        id: message.id,
        side: 'sender',
        body: message.message,
        createdAt: message.created_at.toISOString(),
      },
      ...turns.map((turn) => ({
        id: turn.id,
        side: turn.side as ConversationSide,
        body: turn.body,
        createdAt: turn.created_at.toISOString(),
      })),
    ],
  };
}

/** Whether a conversation belongs to an account. @throws NOT_FOUND when it does not */
export async function mustOwnConversation(
  db: Kysely<DB>,
  { messageId, userId }: { messageId: string; userId: string },
): Promise<void> {
  const own = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own) throw new AppError('NOT_FOUND');
}

interface SummaryRow {
  id: string;
  subject: string;
  status: string;
  created_at: Date;
  sender_answered_at: Date | null;
  replied_at: Date | null;
}

/** Presents a conversation for its sender's list. */
export function presentConversation(row: SummaryRow): ConversationSummary {
  const written = row.sender_answered_at ?? row.created_at;
  const replied = row.replied_at !== null && row.replied_at > written;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    subject: row.subject,
    status: row.status as ContactStatus,
    replied,
    createdAt: row.created_at.toISOString(),
    lastAt: (replied && row.replied_at ? row.replied_at : written).toISOString(),
  };
}

/** Microseconds, because a Date would lose PostgreSQL's last three digits. */
export const listedMicroseconds = sql<string>`(extract(epoch FROM listed_at) * 1000000)::bigint::text`;
