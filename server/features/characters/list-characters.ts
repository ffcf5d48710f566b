import type { Character } from '#contract/characters.ts';
import type { AppContext } from '#server/context.ts';
import { listCards } from '#server/owned-records.ts';
import { characterStore } from './character-store.ts';

/** Own characters, newest first. */
export async function listCharacters({ ctx }: { ctx: AppContext }): Promise<{ characters: Character[] }> {
  return { characters: await listCards(ctx, characterStore) };
}
