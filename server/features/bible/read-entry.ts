import { ORPCError } from '@orpc/server';
import type { BibleEntryOut } from '#contract/bible.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { entryColumns, presentEntry } from './present-entry.ts';

/** One own place, object or note. @throws NOT_FOUND, also for someone else's. */
export async function readEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<BibleEntryOut> {
  const row = await ctx.deps.db
    .selectFrom('bible_entries')
    .select(entryColumns)
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new ORPCError('NOT_FOUND');
  return presentEntry(row);
}
