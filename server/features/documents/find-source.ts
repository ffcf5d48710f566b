import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { ExportInput } from '#contract/documents.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { BookSource } from './formats/book.ts';

/** The text that is to be exported: that of an own saved story, or the given one. @throws NOT_FOUND */
export async function findSource(ctx: AppContext, input: ExportInput): Promise<BookSource> {
  const { db, now } = ctx.deps;
  const { storyId, author } = input;
  if (storyId === undefined) {
    const { title = '', content = '' } = input;
    return { id: randomUUID(), title, author, content, changedAt: now().toISOString() };
  }
  const story = await db
    .selectFrom('stories')
    .select(['title', 'content', 'updated_at'])
    .where('id', '=', storyId)
    .where('user_id', '=', signedIn(ctx).id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!story) throw new ORPCError('NOT_FOUND');
  const { title, content, updated_at } = story;
  return { id: storyId, title, author, content, changedAt: updated_at.toISOString() };
}
