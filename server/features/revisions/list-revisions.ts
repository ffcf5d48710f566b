import type { RevisionPage } from '#contract/revisions.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { presentRevision, revisionColumns } from '../revision-store/index.ts';
import { expectOwnStory } from './own-story.ts';

/** What an own story was, newest first, without the texts. @throws NOT_FOUND; INVALID_INPUT for a cursor that was never given. */
export async function listRevisions({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; cursor?: string | undefined; limit: number };
}): Promise<RevisionPage> {
  const { cursor } = input;
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw invalidCursor();
  await expectOwnStory(ctx, input.id);
  const rows = await ctx.deps.db
    .selectFrom('story_revisions')
    .select([...revisionColumns, 'seq'])
    .where('story_id', '=', input.id)
    .$if(cursor !== undefined, (query) => query.where('seq', '<', Number(cursor)))
    .orderBy('seq', 'desc')
    .limit(input.limit + 1)
    .execute();
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    revisions: page.map(presentRevision),
    nextCursor: rows.length > input.limit && last ? String(last.seq) : null,
  };
}
