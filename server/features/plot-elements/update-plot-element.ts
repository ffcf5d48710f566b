import { ORPCError } from '@orpc/server';
import type { PlotElement } from '#contract/plot-elements.ts';
import type { PlotCard } from '#domain/world/cards.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/http/count-write.ts';
import { cardColumns, isSameCard } from './plot-element-card.ts';
import { plotElementColumns, presentPlotElement } from './present-plot-element.ts';
import { readPlotElement } from './read-plot-element.ts';

/**
 * Saves over a plot element, based on the revision that the writer saw.
 * @throws PLOT_ELEMENT_CHANGED with the current one where another tab saved meanwhile; NOT_FOUND; TOO_MANY_REQUESTS.
 */
export async function updatePlotElement({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PlotCard & { id: string; revision: number };
}): Promise<PlotElement> {
  await countWrite(ctx, 'plot-elements');
  const updated = await ctx.deps.db
    .updateTable('plot_elements')
    .set({ ...cardColumns(input), revision: input.revision + 1, updated_at: ctx.deps.now() })
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .where('revision', '=', input.revision)
    .returning(plotElementColumns)
    .executeTakeFirst();
  if (updated) return presentPlotElement(updated);
  const current = await readPlotElement({ ctx, input });
  // What this very change made: its answer got lost and it came again.
  if (current.revision === input.revision + 1 && isSameCard(current, input)) return current;
  throw new ORPCError('PLOT_ELEMENT_CHANGED', { data: { current } });
}
