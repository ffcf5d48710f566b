import { ORPCError } from '@orpc/server';
import type { BibleEntryOut } from '#contract/bible.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { isTooManyCards } from '#server/db/too-many-cards.ts';
import { countWrite } from '#server/http/count-write.ts';
import { draftColumns, type EntryDraft, isSameEntry } from './entry-draft.ts';
import { entryColumns, presentEntry } from './present-entry.ts';
import { readEntry } from './read-entry.ts';
import { refuseUnsearchable } from './refuse-unsearchable.ts';

/**
 * Saves a new place, object or note under the id that the client made. A repeat (the answer got lost) answers what the
 * first one made, and changes nothing.
 * @throws BIBLE_ENTRY_CHANGED with the current one where the id has other texts by now; NOT_FOUND where the id is someone
 * else's: it says no more than that it can't be used; INVALID_INPUT; TOO_MANY_CARDS where the account is full; TOO_MANY_REQUESTS.
 */
export async function createEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: EntryDraft & { id: string };
}): Promise<BibleEntryOut> {
  await countWrite(ctx, 'bible');
  refuseUnsearchable(input.kind, input.aliases);
  const { db, now } = ctx.deps;
  const created = await db
    .insertInto('bible_entries')
    .values({
      id: input.id,
      user_id: signedIn(ctx).id,
      created_at: now(),
      updated_at: now(),
      ...draftColumns(input),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(entryColumns)
    .executeTakeFirst()
    .catch((fault: unknown) => {
      throw isTooManyCards(fault) ? new ORPCError('TOO_MANY_CARDS') : fault;
    });
  if (created) return presentEntry(created);
  const current = await readEntry({ ctx, input });
  if (isSameEntry(current, input)) return current;
  throw new ORPCError('BIBLE_ENTRY_CHANGED', { data: { current } });
}
