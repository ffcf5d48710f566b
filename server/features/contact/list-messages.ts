import { type RawBuilder, sql } from 'kysely';
import type { MessageSummary } from '#contract/admin-messages.ts';
import {
  type ContactCategory,
  type ContactStatus,
  contactCountLimit,
  idsOfReference,
} from '#domain/account/contact.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { withoutSeqscan } from '#server/db/without-seqscan.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { countMessages } from './count-messages.ts';
import { after, listOrder, placeText, writeCursor } from './message-order.ts';
import { assigneeName, presentSummary, type SummaryRow, summaryColumns } from './message-row.ts';

interface Input {
  cursor?: string | undefined;
  limit: number;
  search: string;
  status: ContactStatus | 'all';
  category: ContactCategory | 'all';
  assignee: 'all' | 'mine';
}
interface Reading {
  ctx: AppContext;
  /** Status and category. */
  fits: RawBuilder<unknown>;
  next: RawBuilder<boolean>;
  /** One more than the page holds, which says whether another follows. */
  rows: number;
}
type Row = SummaryRow & { place: string };
/** `atLeast` where there are more than were counted. */
interface Total {
  count: number;
  atLeast: boolean;
}

const columns = sql.join([
  ...summaryColumns.map((column) => sql.ref(column)),
  sql`${assigneeName} AS assignee_name`,
]);

async function readInOrder({ ctx, fits, next, rows }: Reading): Promise<Row[]> {
  const read = await readFromReplica(ctx, (db) =>
    sql<Row>`SELECT ${columns}, ${placeText} AS place FROM contact_messages
      WHERE ${fits} AND ${next} ${listOrder} LIMIT ${rows}`.execute(db),
  );
  return read.rows;
}

/**
 * The page of a search and how many messages follow the cursor in all, both from its first 1,001 matches; PostgreSQL
 * chooses between the index of the order and the trigram index of the search.
 */
async function readMatches(
  { ctx, fits, next, rows }: Reading,
  isHit: RawBuilder<boolean>,
): Promise<{ rows: Row[]; total: Total }> {
  const read = await readFromReplica(ctx, (db) =>
    withoutSeqscan(db, (trx) =>
      sql<Row & { matches: number }>`
    WITH matches AS MATERIALIZED (
      SELECT id, urgent, listed_at FROM contact_messages WHERE ${fits} AND ${isHit} AND ${next} ${listOrder}
      LIMIT ${sql.lit(contactCountLimit + 1)}
    ), page AS MATERIALIZED (SELECT id FROM matches ${listOrder} LIMIT ${sql.lit(rows)})
    SELECT ${columns}, ${placeText} AS place, (SELECT count(*)::int FROM matches) AS matches
    FROM contact_messages WHERE id IN (SELECT id FROM page) ${listOrder}`.execute(trx),
    ),
  );
  const count = read.rows[0]?.matches ?? 0;
  return {
    rows: read.rows,
    total: { count: Math.min(count, contactCountLimit), atLeast: count > contactCountLimit },
  };
}

/** The condition of a search: a reference finds its message, other words those that hold them. Null for an empty search. */
function isHitOf(search: string): RawBuilder<boolean> | null {
  const ids = idsOfReference(search);
  return ids ? sql<boolean>`id BETWEEN ${ids.first}::uuid AND ${ids.last}::uuid` : searchCondition(search);
}

/**
 * Messages to support by keyset pages: the open ones of paying members first, then newest first; with a search only
 * those that hold all its words. @throws INVALID_INPUT for a cursor that the list never gave.
 */
export async function listMessages({ ctx, input }: { ctx: AppContext; input: Input }): Promise<{
  messages: MessageSummary[];
  nextCursor: string | null;
  total: Total | null;
}> {
  const { cursor, limit, search, status, category, assignee } = input;
  const isFound = isHitOf(search);
  const isMine = assignee === 'mine' ? sql<boolean>`assignee_id = ${signedIn(ctx).id}` : null;
  const isHit = isFound && isMine ? sql<boolean>`${isFound} AND ${isMine}` : (isFound ?? isMine);
  const reading = {
    ctx,
    fits: sql`${status === 'all' ? sql`true` : sql`status = ${status}`}
      AND ${category === 'all' ? sql`true` : sql`category = ${category}`}`,
    next: after(cursor),
    rows: limit + 1,
  };
  const { db } = ctx.deps;
  const { rows, total } = isHit
    ? await readMatches(reading, isHit)
    : { rows: await readInOrder(reading), total: await countMessages(db, status, category) };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    messages: page.map(presentSummary),
    nextCursor: rows.length > limit && last ? writeCursor(last.place) : null,
    total: cursor === undefined ? total : null,
  };
}
