import { sql } from 'kysely';
import type { ListedStory, StoryPage, StorySort } from '#contract/stories.ts';
import { storyName } from '#domain/story/story.ts';
import { isSearch } from '#domain/text/search-text.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { searchCondition } from '#server/db/search-condition.ts';
import { readFromReplica, recentChangeMs } from '#server/http/recent-change.ts';
import { deriveAllPending } from '../story-documents/index.ts';
import { progressColumn } from './chapter-progress.ts';
import { readStoryTotal } from './count-stories.ts';
import { presentSummary, type SummaryRow, summaryColumns } from './present-story.ts';
import { storyOrder, writeCursor } from './story-order.ts';
import { type Excerpt, excerptColumn, presentSnippet } from './story-snippet.ts';

/** The condition of stories without a title, which are found by the name that they are shown with. */
const untitled = { name: storyName(''), when: sql<boolean>`title = ''` };

interface Row extends SummaryRow {
  sort_key: string;
  hits: number | null;
  excerpt: Excerpt | null;
  progress: ListedStory['progress'];
}

const columns = sql.join(summaryColumns.map((column) => sql.ref(column)));

interface ListInput {
  cursor?: string | undefined;
  limit: number;
  sort?: StorySort | undefined;
  search: string;
}

/** Reads a page and one story more, so that it is known whether another page follows. @param mayBeOld read from the replica */
async function readRows(
  ctx: AppContext,
  { cursor, limit, search }: ListInput,
  sort: StorySort,
  mayBeOld: boolean,
): Promise<Row[]> {
  const isHit = searchCondition(search, 'search_text', untitled);
  const inTitle = searchCondition(search, 'search_title', untitled) ?? sql<boolean>`true`;
  const order = storyOrder(sort, cursor, inTitle);
  // Excerpts are cut and chapters counted for the page's stories only.
  const query = sql<Row>`
    SELECT ${columns}, sort_key, hits, ${excerptColumn(search)} AS excerpt,
      ${progressColumn} AS progress FROM (
      SELECT ${columns}, content, prompt, chapter_notes, ${order.keyAsText} AS sort_key,
        ${isHit ? sql`(count(*) OVER ())::integer` : sql`NULL::integer`} AS hits, row_number() OVER (${order.by}) AS place
      FROM stories WHERE user_id = ${signedIn(ctx).id} AND trashed_at IS NULL ${order.after} AND ${isHit ?? sql`true`}
      ${order.by} LIMIT ${limit + 1}
    ) AS page ORDER BY place`;
  const { rows } = await (mayBeOld
    ? readFromReplica(ctx, (db) => query.execute(db))
    : query.execute(ctx.deps.db));
  return rows;
}

/** Whether a replica has all that the person has written: no story has changed for longer than it may lag. */
async function isUnchanged(ctx: AppContext): Promise<boolean> {
  const { deps } = ctx;
  if (deps.replica.lagMs() === null) return false;
  const changed = await deps.db
    .selectFrom('stories')
    .select('id')
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .where('updated_at', '>', new Date(deps.now().getTime() - recentChangeMs))
    .limit(1)
    .executeTakeFirst();
  return changed === undefined;
}

/**
 * Lists the user's stories outside the bin in one of the sorts, by keyset paging. A search reads their whole texts and
 * returns only stories with all its words, their number, and for each a snippet. @throws INVALID_INPUT for a cursor that
 * is not of this sort
 */
export async function listStories({ ctx, input }: { ctx: AppContext; input: ListInput }): Promise<StoryPage> {
  const isFirst = input.cursor === undefined;
  // What open editors have just typed is listed too.
  const isDerived = isFirst && (await deriveAllPending(ctx.deps, signedIn(ctx).id));
  const searches = isSearch(input.search);
  // A search reads whole texts: the most costly of all reads.
  const mayBeOld = searches && !isDerived && (await isUnchanged(ctx));
  const sort = input.sort ?? (searches ? 'match' : 'newest');
  const [rows, total] = await Promise.all([readRows(ctx, input, sort, mayBeOld), readStoryTotal(ctx)]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    stories: page.map((row) => ({
      ...presentSummary(row),
      snippet: row.excerpt && presentSnippet(row.excerpt),
      progress: row.progress,
    })),
    nextCursor: rows.length > input.limit && last ? writeCursor(sort, last.sort_key, last.id) : null,
    total,
    hits: searches && isFirst ? { count: rows[0]?.hits ?? 0, atLeast: false } : null,
  };
}
