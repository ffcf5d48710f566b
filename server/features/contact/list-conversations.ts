import { sql } from 'kysely';
import type { ConversationSummary } from '#contract/conversations.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { listedMicroseconds, presentConversation } from './read-conversation.ts';

const cursorShape = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function after(cursor: string) {
  const [, at, id] = cursorShape.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw invalidCursor();
  return sql<boolean>`(listed_at, id)
    < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** The caller's own conversations, the one that the caller wrote in last first. @throws INVALID_INPUT for an invalid cursor */
export async function listConversations({
  ctx,
  input: { cursor, limit },
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number };
}): Promise<{ conversations: ConversationSummary[]; nextCursor: string | null }> {
  const rows = await ctx.deps.db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'status', 'created_at', 'sender_answered_at', 'replied_at'])
    .select(listedMicroseconds.as('at'))
    .where('user_id', '=', signedIn(ctx).id)
    .$if(cursor !== undefined, (query) => query.where(after(cursor ?? '')))
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    conversations: page.map(presentConversation),
    nextCursor: rows.length > limit && last ? `${last.at}.${last.id}` : null,
  };
}
