import { sql } from 'kysely';
import type { VariantGroupPage, VariantGroupSummary } from '#contract/variants.ts';
import { limits } from '#domain/limits.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { afterNewest, madeAt, writeNewestCursor } from '#server/db/newest-cursor.ts';
import { AppError } from '#server/errors.ts';

/**
 * The texts that were written for an own story, newest first, grouped by request; those that ended before their first
 * word are left out.
 * @throws NOT_FOUND, also for another person's story; INVALID_INPUT for an invalid cursor
 */
export async function listVariants({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; cursor?: string | undefined; limit: number };
}): Promise<VariantGroupPage> {
  const { db } = ctx.deps;
  const userId = signedIn(ctx).id;
  const story = await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', input.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!story) throw new AppError('NOT_FOUND');
  const written = sql`g.status IN ('completed', 'stopped') AND g.result <> ''`;
  const rows = await db
    .selectFrom('story_generations as head')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('story_generations as s')
          .innerJoin('generations as g', 'g.id', 's.generation_id')
          .whereRef('s.group_id', '=', 'head.generation_id')
          .where(sql<boolean>`${written}`)
          .select([
            sql<number>`count(*)::integer`.as('count'),
            sql<number>`coalesce(sum(g.cost), 0)::integer`.as('cost'),
            sql<string>`left((array_agg(g.result ORDER BY s.kept DESC, s.created_at))[1], ${limits.preview})`.as(
              'text',
            ),
          ])
          .as('texts'),
      (on) => on.on('texts.count', '>', 0),
    )
    .select([
      'head.generation_id as id',
      'head.purpose',
      'head.created_at',
      'texts.count',
      'texts.cost',
      sql<string>`coalesce(nullif(left(head.request #>> '{selection,passage}', ${limits.preview}), ''), texts.text)`.as(
        'preview',
      ),
      madeAt.as('made_at'),
    ])
    .where('head.user_id', '=', userId)
    .where('head.story_id', '=', input.id)
    .whereRef('head.generation_id', '=', 'head.group_id')
    .where(sql<boolean>`${afterNewest(input.cursor, 'head.generation_id')}`)
    .orderBy('head.created_at', 'desc')
    .orderBy('head.generation_id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    groups: page.map(({ made_at: _, created_at, purpose, ...row }) => ({
      ...row,
      purpose: purpose as VariantGroupSummary['purpose'],
      createdAt: created_at.toISOString(),
    })),
    nextCursor: rows.length > input.limit && last ? writeNewestCursor(last) : null,
  };
}
