import type { WorldEntryOut } from '#contract/world.ts';
import type { CardlessEntry } from '#domain/world/kinds.ts';
import type { AppContext } from '#server/context.ts';
import { readCard, updateCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { entryStore } from './entry-store.ts';
import { hasUnsearchable, refuseUnsearchable } from './refuse-unsearchable.ts';

/**
 * Saves over a place, object or note.
 * @throws BIBLE_ENTRY_CHANGED, NOT_FOUND: see `updateCard`; INVALID_INPUT; TOO_MANY_REQUESTS.
 */
export async function updateEntry({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: CardlessEntry & { id: string; revision: number };
}): Promise<WorldEntryOut> {
  await countWrite(ctx, 'bible');
  if (hasUnsearchable(input.kind, input.aliases)) {
    const { aliases: known } = await readCard(ctx, entryStore, input.id);
    refuseUnsearchable(input.kind, input.aliases, known);
  }
  return updateCard(ctx, entryStore, input);
}
