import { ORPCError } from '@orpc/server';
import type { Character } from '#contract/characters.ts';
import type { CharacterCard } from '#domain/world/cards.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { isTooManyCards } from '#server/db/too-many-cards.ts';
import { countWrite } from '#server/http/count-write.ts';
import { cardColumns, isSameCard } from './character-card.ts';
import { characterColumns, presentCharacter } from './present-character.ts';
import { readCharacter } from './read-character.ts';

/**
 * Saves a new character under the id that the client made. A repeat (the answer got lost) answers the character that
 * the first one made, and changes nothing.
 * @throws CHARACTER_CHANGED with the current one where the id has other texts by now; NOT_FOUND where the id is someone
 * else's: it says no more than that it can't be used; TOO_MANY_CARDS where the account is full; TOO_MANY_REQUESTS.
 */
export async function createCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: CharacterCard & { id: string };
}): Promise<Character> {
  await countWrite(ctx, 'characters');
  const { db, now } = ctx.deps;
  const created = await db
    .insertInto('characters')
    .values({
      id: input.id,
      user_id: signedIn(ctx).id,
      created_at: now(),
      updated_at: now(),
      ...cardColumns(input),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(characterColumns)
    .executeTakeFirst()
    .catch((fault: unknown) => {
      throw isTooManyCards(fault) ? new ORPCError('TOO_MANY_CARDS') : fault;
    });
  if (created) return presentCharacter(created);
  const current = await readCharacter({ ctx, input });
  if (isSameCard(current, input)) return current;
  throw new ORPCError('CHARACTER_CHANGED', { data: { current } });
}
