import type { Character } from '#contract/characters.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { characterColumns, presentCharacter } from './present-character.ts';

/** Own characters, newest first; all of them, since an account can't hold more than a screen can take. */
export async function listCharacters({ ctx }: { ctx: AppContext }): Promise<{ characters: Character[] }> {
  const rows = await ctx.deps.db
    .selectFrom('characters')
    .select(characterColumns)
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { characters: rows.map(presentCharacter) };
}
