import type { BibleEntryOut } from '#contract/bible.ts';
import type { WorldEntry } from '#domain/world/kinds.ts';
import type { AppContext } from '#server/context.ts';
import { createCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { entryStore } from './entry-store.ts';
import { refuseUnsearchable } from './refuse-unsearchable.ts';

/**
 * Saves a new place, object or note.
 * @throws BIBLE_ENTRY_CHANGED, NOT_FOUND, TOO_MANY_CARDS: see `createCard`; INVALID_INPUT; TOO_MANY_REQUESTS.
 */
export async function createEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: WorldEntry & { id: string };
}): Promise<BibleEntryOut> {
  await countWrite(ctx, 'bible');
  refuseUnsearchable(input.kind, input.aliases);
  return createCard(ctx, entryStore, input);
}
