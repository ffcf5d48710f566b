import { api } from '#server/api.ts';
import { changeTerms } from './change-terms.ts';
import { listTerms } from './list-terms.ts';

export const adminPlanTermsRouter = api.adminPlanTerms.router({
  list: api.adminPlanTerms.list.handler(({ context }) => listTerms({ ctx: context })),
  change: api.adminPlanTerms.change.handler(({ context, input }) => changeTerms({ ctx: context, input })),
});
