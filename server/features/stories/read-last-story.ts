import { sql } from 'kysely';
import type { LastStory } from '#contract/panel.ts';
import { limits } from '#domain/limits.ts';
import { withoutMarks } from '#domain/story/book/blocks.ts';
import { ending } from '#domain/story/story.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { deriveAllPending } from '../story-documents/index.ts';

/** How many last characters of a text its ending is made from; more than the ending, as white space may follow it. */
const endingSource = 2_000;

/** The user's story that was changed last, with what open editors have just typed; null without stories. */
export async function readLastStory(ctx: AppContext): Promise<LastStory | null> {
  await deriveAllPending(ctx.deps, signedIn(ctx).id);
  const row = await ctx.deps.db
    .selectFrom('stories')
    .select(['id', 'title', 'genre', 'word_count', 'updated_at'])
    .select(sql<string>`right(content, ${sql.lit(endingSource)})`.as('end'))
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    title: row.title,
    genre: row.genre,
    wordCount: row.word_count,
    updatedAt: row.updated_at.toISOString(),
    ending: ending(withoutMarks(row.end), limits.ending),
  };
}
