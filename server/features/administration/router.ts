import { api } from '#server/api.ts';
import { clearPages } from './clear-pages.ts';
import { readOverview } from './read-overview.ts';
import { readSetup } from './read-setup.ts';

export const administrationRouter = api.administration.router({
  overview: api.administration.overview.handler(({ context }) => readOverview({ ctx: context })),
  setup: api.administration.setup.handler(({ context }) => readSetup({ ctx: context })),
  clearPages: api.administration.clearPages.handler(({ context, input }) =>
    clearPages({ ctx: context, input }),
  ),
});
