import type { Character } from '#contract/characters.ts';
import type { CharacterCard } from '#domain/world/cards.ts';
import type { AppContext } from '#server/context.ts';
import { updateCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { characterStore } from './character-store.ts';

/** Saves over a character. @throws CHARACTER_CHANGED, NOT_FOUND, TOO_MANY_REQUESTS: see `updateCard`. */
export async function updateCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: CharacterCard & { id: string; revision: number };
}): Promise<Character> {
  await countWrite(ctx, 'characters');
  return updateCard(ctx, characterStore, input);
}
