import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { refuseUnsearchable } from './refuse-unsearchable.ts';

const tables = { character: 'characters', plot: 'plot_elements' } as const;

/**
 * Gives a character or a plot element other names. Its card is a thing of its own: its revision stays as it is.
 * @throws ALIASES_CHANGED where another tab changed them meanwhile; NOT_FOUND; INVALID_INPUT; TOO_MANY_REQUESTS.
 */
export async function setAliases({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; kind: keyof typeof tables; aliases: string[]; base: string[] };
}): Promise<{ aliases: string[] }> {
  await countWrite(ctx, 'bible');
  refuseUnsearchable(input.kind, input.aliases, input.base);
  const { db } = ctx.deps;
  const table = tables[input.kind];
  const updated = await db
    .updateTable(table)
    .set({ aliases: input.aliases })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    // What they are already is a repeat whose answer got lost.
    .where((where) => where('aliases', 'in', [input.base, input.aliases]))
    .returning('aliases')
    .executeTakeFirst();
  if (updated) return updated;
  const known = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  throw new AppError(known ? 'ALIASES_CHANGED' : 'NOT_FOUND');
}
