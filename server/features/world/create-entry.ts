import type { WorldEntryOut } from '#contract/world.ts';
import type { CardlessEntry } from '#domain/world/kinds.ts';
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
  input: CardlessEntry & { id: string };
}): Promise<WorldEntryOut> {
  await countWrite(ctx, 'bible');
  refuseUnsearchable(input.kind, input.aliases);
  return createCard(ctx, entryStore, input);
}
