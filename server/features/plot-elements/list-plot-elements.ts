import type { PlotElement } from '#contract/plot-elements.ts';
import type { AppContext } from '#server/context.ts';
import { listCards } from '#server/owned-records.ts';
import { plotElementStore } from './plot-element-store.ts';

/** Own plot elements, newest first. */
export async function listPlotElements({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ plotElements: PlotElement[] }> {
  return { plotElements: await listCards(ctx, plotElementStore) };
}
