import { api } from '#server/api.ts';
import { clearPages } from './clear-pages.ts';
import { readOverview } from './read-overview.ts';
import { readSetup } from './read-setup.ts';
import { readToday } from './read-today.ts';
import { searchAdministration } from './search.ts';

export const administrationRouter = api.administration.router({
  overview: api.administration.overview.handler(({ context }) => readOverview({ ctx: context })),
  setup: api.administration.setup.handler(({ context }) => readSetup({ ctx: context })),
  search: api.administration.search.handler(({ context, input }) =>
    searchAdministration({ ctx: context, input }),
  ),
  today: api.administration.today.handler(({ context }) => readToday({ ctx: context })),
  clearPages: api.administration.clearPages.handler(({ context, input }) =>
    clearPages({ ctx: context, input }),
  ),
});
