import { type RawBuilder, sql } from 'kysely';
import type { StoryPage, StorySort } from '#contract/stories.ts';
import { storyName } from '#domain/story/story.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { deriveAllPending } from '../story-documents/index.ts';
import { readStoryTotal } from './count-stories.ts';
import { presentSummary, type SummaryRow, summaryColumns } from './present-story.ts';
import { storyOrder, writeCursor } from './story-order.ts';

/**
 * How many stories a search scans in their order before it uses the index. A frequent word fills its page by the scan;
 * the index would read all its hits.
 */
const scannedStories = 250;

/** The condition of stories without a title, which are found by the name that they are shown with. */
const untitled = { name: storyName(''), when: sql<boolean>`title = ''` };

type Row = SummaryRow & { sort_key: string };
interface Found {
  rows: Row[];
  /** The number of hits, and whether there may be more; null after the first page. */
  hits: { count: number; atLeast: boolean } | null;
}

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));

interface Reading {
  ctx: AppContext;
  own: RawBuilder<unknown>;
  order: ReturnType<typeof storyOrder>;
  /** One more than the page's size, to know whether another page follows. */
  rows: number;
}

async function readInOrder({ ctx, own, order, rows }: Reading): Promise<Found> {
  const read = await sql<Row>`
    SELECT ${columns}, ${order.keyAsText} AS sort_key FROM stories
    WHERE ${own} ${order.after} ${order.by} LIMIT ${rows}`.execute(ctx.deps.db);
  return { rows: read.rows, hits: null };
}

async function readHits(
  { ctx, own, order, rows }: Reading,
  isHit: RawBuilder<boolean>,
  firstPage: boolean,
): Promise<Found> {
  const read = await sql<Row & { hits: number; at_least: boolean }>`
    WITH near AS MATERIALIZED (
      SELECT id, ${order.key} AS key, ${isHit} AS hit FROM stories
      WHERE ${own} ${order.after} ${order.by} LIMIT ${sql.lit(scannedStories)}
    ), reach AS MATERIALIZED (
      SELECT count(*) < ${sql.lit(scannedStories)} AS saw_all, count(*) FILTER (WHERE hit) >= ${rows} AS enough FROM near
    ), far AS MATERIALIZED (
      SELECT id, ${order.key} AS key FROM stories
      WHERE (SELECT NOT saw_all AND NOT enough FROM reach) AND ${own} ${order.after} AND ${isHit}
    ), hits AS MATERIALIZED (
      SELECT id, key FROM near WHERE hit AND (SELECT saw_all OR enough FROM reach) UNION ALL SELECT id, key FROM far
    ), page AS MATERIALIZED (
      SELECT id FROM hits ORDER BY key ${order.direction}, id ${order.direction} LIMIT ${rows}
    )
    SELECT ${columns}, ${order.keyAsText} AS sort_key, (SELECT count(*) FROM hits) AS hits,
      (SELECT enough AND NOT saw_all FROM reach) AS at_least
    FROM page JOIN stories USING (id) ${order.by}`.execute(ctx.deps.db);
  const [first] = read.rows;
  const hits = { count: first?.hits ?? 0, atLeast: first?.at_least ?? false };
  return { rows: read.rows, hits: firstPage ? hits : null };
}

/**
 * Lists the user's stories outside the bin in one of six sorts, by keyset paging. A search returns only stories with all
 * its words, and their number. @throws INVALID_INPUT for a cursor that is not of this sort
 */
export async function listStories({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number; sort: StorySort; search: string };
}): Promise<StoryPage> {
  // What open editors have just typed is listed too.
  if (input.cursor === undefined) await deriveAllPending(ctx.deps, signedIn(ctx).id);
  const isHit = searchCondition(input.search, 'search_text', untitled);
  const reading = {
    ctx,
    own: sql`user_id = ${signedIn(ctx).id} AND trashed_at IS NULL`,
    order: storyOrder(input.sort, input.cursor),
    rows: input.limit + 1,
  };
  const [{ rows, hits }, total] = await Promise.all([
    isHit ? readHits(reading, isHit, input.cursor === undefined) : readInOrder(reading),
    readStoryTotal(ctx),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    stories: page.map(presentSummary),
    nextCursor: rows.length > input.limit && last ? writeCursor(input.sort, last.sort_key, last.id) : null,
    total,
    hits,
  };
}
