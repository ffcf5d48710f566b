import type { PlotElement } from '#contract/plot-elements.ts';
import type { PlotCard } from '#domain/world/cards.ts';
import type { AppContext } from '#server/context.ts';
import { updateCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { plotElementStore } from './plot-element-store.ts';

/** Saves over a plot element. @throws PLOT_ELEMENT_CHANGED, NOT_FOUND, TOO_MANY_REQUESTS: see `updateCard`. */
export async function updatePlotElement({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PlotCard & { id: string; revision: number };
}): Promise<PlotElement> {
  await countWrite(ctx, 'plot-elements');
  return updateCard(ctx, plotElementStore, input);
}
