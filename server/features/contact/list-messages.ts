import { type RawBuilder, sql } from 'kysely';
import type { MessageSummary } from '#contract/admin-messages.ts';
import { type ContactCategory, type ContactStatus, contactCountLimit } from '#domain/contact.ts';
import type { AppContext } from '#server/context.ts';
import { byIndex } from '#server/db/by-index.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { countMessages } from './count-messages.ts';
import { after, listOrder, placeText, writeCursor } from './message-order.ts';
import { presentSummary, type SummaryRow, summaryColumns } from './message-row.ts';

/**
 * How many messages a search first looks through in their order. A frequent word fills its page there; a rare one is
 * then asked of the index, which would have to read every hit of a frequent one.
 */
const looksThrough = 250;

interface Input {
  cursor?: string | undefined;
  limit: number;
  search: string;
  status: ContactStatus | 'all';
  category: ContactCategory | 'all';
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

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));

async function readInOrder({ ctx, fits, next, rows }: Reading): Promise<Row[]> {
  const read = await sql<Row>`SELECT ${columns}, ${placeText} AS place FROM contact_messages
    WHERE ${fits} AND ${next} ${listOrder} LIMIT ${rows}`.execute(ctx.deps.db);
  return read.rows;
}

/** What the first messages of the order say of a search. */
interface Near {
  isHit: RawBuilder<boolean>;
  hits: string[];
  sawAll: boolean;
}

async function lookThrough({ ctx, fits, next }: Reading, isHit: RawBuilder<boolean>): Promise<Near> {
  const { rows } = await sql<{ id: string; hit: boolean }>`SELECT id, ${isHit} AS hit FROM contact_messages
    WHERE ${fits} AND ${next} ${listOrder} LIMIT ${sql.lit(looksThrough)}`.execute(ctx.deps.db);
  const hits = rows.filter(({ hit }) => hit).map(({ id }) => id);
  return { isHit, hits, sawAll: rows.length < looksThrough };
}

async function readHits({ ctx, fits, next, rows }: Reading, { isHit, hits, sawAll }: Near): Promise<Row[]> {
  let ids = hits.slice(0, rows);
  if (ids.length < rows && !sawAll) {
    const far = await sql<{ id: string }>`SELECT id FROM contact_messages
      WHERE ${isHit} AND ${fits} AND ${next} ${listOrder} LIMIT ${rows}`.execute(ctx.deps.db);
    ids = far.rows.map(({ id }) => id);
  }
  const read = await sql<Row>`SELECT ${columns}, ${placeText} AS place FROM contact_messages
    WHERE id = ANY (${ids}::uuid[]) ${listOrder}`.execute(ctx.deps.db);
  return read.rows;
}

/** All hits, counted up to 10,000. */
async function countHits(
  { ctx, fits }: Reading,
  { isHit, hits, sawAll }: Near,
): Promise<{ count: number; atLeast: boolean }> {
  if (sawAll) return { count: hits.length, atLeast: false };
  // What stands in most messages is quickest counted along the list's own index, anything else by the search's.
  const order = hits.length > looksThrough / 2 ? listOrder : sql``;
  const { rows } = await byIndex(ctx.deps.db, (trx) =>
    sql<{ n: number }>`SELECT count(*)::int AS n FROM (
      SELECT FROM contact_messages WHERE ${fits} AND ${isHit} ${order}
      LIMIT ${sql.lit(contactCountLimit + 1)}) counted`.execute(trx),
  );
  const count = rows[0]?.n ?? 0;
  return { count: Math.min(count, contactCountLimit), atLeast: count > contactCountLimit };
}

/**
 * Messages to support by keyset pages: the open ones of paying members first, then newest first; with a search only
 * those that hold all its words. @throws INVALID_INPUT for a cursor that the list never gave.
 */
export async function listMessages({ ctx, input }: { ctx: AppContext; input: Input }): Promise<{
  messages: MessageSummary[];
  nextCursor: string | null;
  total: { count: number; atLeast: boolean } | null;
}> {
  const { cursor, limit, search, status, category } = input;
  const isHit = searchCondition(search);
  const reading = {
    ctx,
    fits: sql`${status === 'all' ? sql`true` : sql`status = ${status}`}
      AND ${category === 'all' ? sql`true` : sql`category = ${category}`}`,
    next: after(cursor),
    rows: limit + 1,
  };
  const { db } = ctx.deps;
  const near = isHit && (await lookThrough(reading, isHit));
  const [rows, total] = await Promise.all([
    near ? readHits(reading, near) : readInOrder(reading),
    cursor !== undefined ? null : near ? countHits(reading, near) : countMessages(db, status, category),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    messages: page.map(presentSummary),
    nextCursor: rows.length > limit && last ? writeCursor(last.place) : null,
    total,
  };
}
