import type { PlotElement } from '#contract/plot-elements.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { plotElementColumns, presentPlotElement } from './present-plot-element.ts';

/** Own plot elements, newest first; all of them, since an account can't hold more than a screen can take. */
export async function listPlotElements({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ plotElements: PlotElement[] }> {
  const rows = await ctx.deps.db
    .selectFrom('plot_elements')
    .select(plotElementColumns)
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { plotElements: rows.map(presentPlotElement) };
}
