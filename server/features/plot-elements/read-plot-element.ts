import { ORPCError } from '@orpc/server';
import type { PlotElement } from '#contract/plot-elements.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { plotElementColumns, presentPlotElement } from './present-plot-element.ts';

/** One own plot element. @throws NOT_FOUND, also for someone else's. */
export async function readPlotElement({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<PlotElement> {
  const row = await ctx.deps.db
    .selectFrom('plot_elements')
    .select(plotElementColumns)
    .where('id', '=', input.id)
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  if (!row) throw new ORPCError('NOT_FOUND');
  return presentPlotElement(row);
}
