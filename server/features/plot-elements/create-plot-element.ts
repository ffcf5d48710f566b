import { ORPCError } from '@orpc/server';
import type { PlotElement } from '#contract/plot-elements.ts';
import type { PlotCard } from '#domain/world/cards.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { isTooManyCards } from '#server/db/too-many-cards.ts';
import { countWrite } from '#server/http/count-write.ts';
import { cardColumns, isSameCard } from './plot-element-card.ts';
import { plotElementColumns, presentPlotElement } from './present-plot-element.ts';
import { readPlotElement } from './read-plot-element.ts';

/**
 * Saves a new plot element under the id that the client made. A repeat (the answer got lost) answers the plot element that
 * the first one made, and changes nothing.
 * @throws PLOT_ELEMENT_CHANGED with the current one where the id has other texts by now; NOT_FOUND where the id is someone
 * else's: it says no more than that it can't be used; TOO_MANY_CARDS where the account is full; TOO_MANY_REQUESTS.
 */
export async function createPlotElement({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PlotCard & { id: string };
}): Promise<PlotElement> {
  await countWrite(ctx, 'plot-elements');
  const { db, now } = ctx.deps;
  const created = await db
    .insertInto('plot_elements')
    .values({
      id: input.id,
      user_id: signedIn(ctx).id,
      created_at: now(),
      updated_at: now(),
      ...cardColumns(input),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(plotElementColumns)
    .executeTakeFirst()
    .catch((fault: unknown) => {
      throw isTooManyCards(fault) ? new ORPCError('TOO_MANY_CARDS') : fault;
    });
  if (created) return presentPlotElement(created);
  const current = await readPlotElement({ ctx, input });
  if (isSameCard(current, input)) return current;
  throw new ORPCError('PLOT_ELEMENT_CHANGED', { data: { current } });
}
