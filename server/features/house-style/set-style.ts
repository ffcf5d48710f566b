import { sql } from 'kysely';
import type { StoryStyle } from '#contract/house-style.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { commitWrite, prepareWrite } from '../story-documents/index.ts';

type Input = StoryStyle & { id: string };

/** Attempts against open editors that write at the same time. */
const attempts = 10;

/** Writes the style into the story's document and its table; false where an editor has written meanwhile. */
async function writeStyle(ctx: AppContext, { id, dialogue }: Input): Promise<boolean> {
  const { deps } = ctx;
  const userId = signedIn(ctx).id;
  const prepared = await prepareWrite(deps, { storyId: id, userId }, { dialogue });
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const story = await trx
      .selectFrom('stories')
      .select(['id', 'user_id'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('trashed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!story) throw new AppError('NOT_FOUND');
    if (!(await commitWrite(trx, { story, prepared, now }))) return false;
    if (dialogue === null) await trx.deleteFrom('story_styles').where('story_id', '=', id).execute();
    else
      await sql`
        INSERT INTO story_styles (story_id, user_id, dialogue, updated_at) VALUES (${id}, ${userId}, ${dialogue}, ${now})
        ON CONFLICT (story_id) DO UPDATE SET dialogue = excluded.dialogue, updated_at = excluded.updated_at`.execute(
        trx,
      );
    return true;
  });
}

/** Chooses how an own story shows speech. @throws NOT_FOUND; TOO_MANY_REQUESTS. */
export async function setStyle({ ctx, input }: { ctx: AppContext; input: Input }): Promise<StoryStyle> {
  await countWrite(ctx, 'house-style');
  for (let attempt = 0; attempt < attempts; attempt += 1)
    if (await writeStyle(ctx, input)) return { dialogue: input.dialogue };
  throw new Error('The style could not be written: the story is being written all the time.');
}
