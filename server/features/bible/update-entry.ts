import { ORPCError } from '@orpc/server';
import type { BibleEntryOut } from '#contract/bible.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/http/count-write.ts';
import { draftColumns, type EntryDraft, isSameEntry } from './entry-draft.ts';
import { entryColumns, presentEntry } from './present-entry.ts';
import { readEntry } from './read-entry.ts';
import { hasUnsearchable, refuseUnsearchable } from './refuse-unsearchable.ts';

/**
 * Saves over a place, object or note, based on the revision that the writer saw.
 * @throws BIBLE_ENTRY_CHANGED with the current one where another tab saved meanwhile; NOT_FOUND; INVALID_INPUT; TOO_MANY_REQUESTS.
 */
export async function updateEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: EntryDraft & { id: string; revision: number };
}): Promise<BibleEntryOut> {
  await countWrite(ctx, 'bible');
  if (hasUnsearchable(input.kind, input.aliases)) {
    const { aliases: known } = await readEntry({ ctx, input });
    refuseUnsearchable(input.kind, input.aliases, known);
  }
  const updated = await ctx.deps.db
    .updateTable('bible_entries')
    .set({ ...draftColumns(input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .returning(entryColumns)
    .executeTakeFirst();
  if (updated) return presentEntry(updated);
  const current = await readEntry({ ctx, input });
  // What this very change made: its answer got lost and it came again.
  if (current.revision === input.revision + 1 && isSameEntry(current, input)) return current;
  throw new ORPCError('BIBLE_ENTRY_CHANGED', { data: { current } });
}
