import { ORPCError } from '@orpc/server';
import type { Character } from '#contract/characters.ts';
import type { CharacterCard } from '#domain/world/cards.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/http/count-write.ts';
import { cardColumns, isSameCard } from './character-card.ts';
import { characterColumns, presentCharacter } from './present-character.ts';
import { readCharacter } from './read-character.ts';

/**
 * Saves over a character, based on the revision that the writer saw.
 * @throws CHARACTER_CHANGED with the current one where another tab saved meanwhile; NOT_FOUND; TOO_MANY_REQUESTS.
 */
export async function updateCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: CharacterCard & { id: string; revision: number };
}): Promise<Character> {
  await countWrite(ctx, 'characters');
  const updated = await ctx.deps.db
    .updateTable('characters')
    .set({ ...cardColumns(input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .returning(characterColumns)
    .executeTakeFirst();
  if (updated) return presentCharacter(updated);
  const current = await readCharacter({ ctx, input });
  // What this very change made: its answer got lost and it came again.
  if (current.revision === input.revision + 1 && isSameCard(current, input)) return current;
  throw new ORPCError('CHARACTER_CHANGED', { data: { current } });
}
