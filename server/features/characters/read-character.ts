import { ORPCError } from '@orpc/server';
import type { Character } from '#contract/characters.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { characterColumns, presentCharacter } from './present-character.ts';

/** One own character. @throws NOT_FOUND, also for someone else's. */
export async function readCharacter({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<Character> {
  const row = await ctx.deps.db
    .selectFrom('characters')
    .select(characterColumns)
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new ORPCError('NOT_FOUND');
  return presentCharacter(row);
}
