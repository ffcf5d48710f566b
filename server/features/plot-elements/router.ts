import { api } from '#server/api.ts';
import { removeOwned } from '#server/owned-records.ts';
import { createPlotElement } from './create-plot-element.ts';
import { listPlotElements } from './list-plot-elements.ts';
import { updatePlotElement } from './update-plot-element.ts';

export const plotElementsRouter = api.plotElements.router({
  list: api.plotElements.list.handler(({ context }) => listPlotElements({ ctx: context })),
  create: api.plotElements.create.handler(({ context, input }) => createPlotElement({ ctx: context, input })),
  update: api.plotElements.update.handler(({ context, input }) => updatePlotElement({ ctx: context, input })),
  remove: api.plotElements.remove.handler(({ context, input }) =>
    removeOwned(context, 'plot_elements', input.id),
  ),
});
