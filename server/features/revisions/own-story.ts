import type { Kysely } from 'kysely';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { storyColumns } from '../stories/index.ts';

/** @throws NOT_FOUND where the story is someone else's or in the bin. */
export async function expectOwnStory(ctx: AppContext, id: string): Promise<void> {
  const own = await ctx.deps.db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!own) throw new AppError('NOT_FOUND');
}

/** The whole own story, held until the transaction ends. @throws NOT_FOUND where it is someone else's or in the bin. */
export async function lockStory(trx: Kysely<DB>, ctx: AppContext, id: string) {
  const story = await trx
    .selectFrom('stories')
    .select([...storyColumns, 'user_id'])
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!story) throw new AppError('NOT_FOUND');
  return story;
}
