import { z } from 'zod';
import { type WorldKind, worldKinds } from '#domain/world/kinds.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

const kinds = Object.keys(worldKinds) as [WorldKind, ...WorldKind[]];
const entriesSchema = z.array(
  z.object({ id: z.string(), kind: z.enum(kinds), name: z.string(), why: z.enum(['pinned', 'named']) }),
);

/** The world entries of an own generation's prompt; empty when it had none. @throws NOT_FOUND */
export async function getMaterial({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<{ entries: z.infer<typeof entriesSchema> }> {
  const row = await ctx.deps.db
    .selectFrom('generations')
    .leftJoin('generation_bible', 'generation_bible.generation_id', 'generations.id')
    .select('generation_bible.entries')
    .where('generations.id', '=', input.id)
    .where('generations.user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return { entries: entriesSchema.parse(row.entries ?? []) };
}
