import type { Kysely } from 'kysely';
import type { ContactCategory, ContactStatus } from '#domain/account/contact.ts';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';

/** How many messages fit a filter, from the 24 counters that the database keeps. */
export async function countMessages(
  db: Kysely<DB>,
  status: ContactStatus | 'all',
  category: ContactCategory | 'all',
): Promise<{ count: number; atLeast: false }> {
  const rows = await db.selectFrom('contact_message_counts').selectAll().execute();
  const count = rows
    .filter((row) => status === 'all' || row.status === status)
    .filter((row) => category === 'all' || row.category === category)
    .reduce((sum, { messages }) => sum + messages, 0);
  return { count, atLeast: false };
}

/** get_contact_stats: messages by where they stand. */
export async function readStats({ ctx }: { ctx: AppContext }) {
  const of = async (status: ContactStatus | 'all') => (await countMessages(ctx.deps.db, status, 'all')).count;
  const [totalMessages, newMessages, inProgressMessages, resolvedMessages] = await Promise.all([
    of('all'),
    of('new'),
    of('in_progress'),
    of('resolved'),
  ]);
  return { totalMessages, newMessages, inProgressMessages, resolvedMessages };
}
