import { open } from 'node:fs/promises';
import { ORPCError } from '@orpc/server';
import { sql } from 'kysely';
import { type AppContext, type Deps, signedIn } from '#server/context.ts';

/** An own saved story, whose text stays in the database until it is its turn. */
interface FoundStory {
  id: string;
  ownerId: string;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Letters of a text in one row of the answer and in one write: nothing as long as a book is copied in one go. */
const rowLetters = 65_536;

const notFound = () => new ORPCError('NOT_FOUND');

/** @throws NOT_FOUND where it is nobody's or somebody else's */
export async function findStory(ctx: AppContext, id: string): Promise<FoundStory> {
  const ownerId = signedIn(ctx).id;
  const story = await ctx.deps.db
    .selectFrom('stories')
    .select(['title', 'updated_at'])
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw notFound();
  return { id, ownerId, title: story.title, changedAt: story.updated_at.toISOString() };
}

/** Writes a story's text to a new file. @throws NOT_FOUND where it has gone meanwhile */
export async function writeDown({ db }: Deps, { id, ownerId }: FoundStory, path: string): Promise<void> {
  // Joined to nothing, a packed text is unpacked once and not for each row.
  const { rows } = await sql<{ part: string }>`
    select substr(story.text, row * ${rowLetters}::int + 1, ${rowLetters}::int) as part
    from (
      select content || '' as text from stories
      where id = ${id} and user_id = ${ownerId} and trashed_at is null
      offset 0
    ) as story,
    generate_series(0, length(story.text) / ${rowLetters}::int) as row
    order by row`.execute(db);
  if (rows.length === 0) throw notFound();
  const file = await open(path, 'wx', 0o600);
  try {
    for (const { part } of rows) await file.appendFile(part);
  } finally {
    await file.close();
  }
}
