import type { Character } from '#contract/characters.ts';
import type { CharacterCard } from '#domain/world/cards.ts';
import type { AppContext } from '#server/context.ts';
import { createCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { characterStore } from './character-store.ts';

/** Saves a new character. @throws CHARACTER_CHANGED, NOT_FOUND, TOO_MANY_CARDS, TOO_MANY_REQUESTS: see `createCard`. */
export async function createCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: CharacterCard & { id: string };
}): Promise<Character> {
  await countWrite(ctx, 'characters');
  return createCard(ctx, characterStore, input);
}
