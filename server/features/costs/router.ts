import { api } from '#server/api.ts';
import { readReport } from './read-report.ts';
import { setRate } from './set-rate.ts';

export const costsRouter = api.costs.router({
  report: api.costs.report.handler(({ context, input }) => readReport({ ctx: context, input })),
  setRate: api.costs.setRate.handler(({ context, input }) => setRate({ ctx: context, input })),
});
