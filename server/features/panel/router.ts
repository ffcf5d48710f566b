import { api } from '#server/api.ts';
import { readOverview } from './read-overview.ts';

export const panelRouter = api.panel.router({
  overview: api.panel.overview.handler(({ context }) => readOverview({ ctx: context })),
});
