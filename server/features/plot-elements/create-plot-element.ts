import type { PlotElement } from '#contract/plot-elements.ts';
import type { PlotCard } from '#domain/world/cards.ts';
import type { AppContext } from '#server/context.ts';
import { createCard } from '#server/owned-records.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';
import { plotElementStore } from './plot-element-store.ts';

/** Saves a new plot element. @throws PLOT_ELEMENT_CHANGED, NOT_FOUND, TOO_MANY_CARDS, TOO_MANY_REQUESTS: see `createCard`. */
export async function createPlotElement({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: PlotCard & { id: string };
}): Promise<PlotElement> {
  await countWrite(ctx, 'plot-elements');
  return createCard(ctx, plotElementStore, input);
}
