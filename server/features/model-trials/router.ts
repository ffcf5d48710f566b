import { api } from '#server/api.ts';
import { listTrials } from './list-trials.ts';
import { readTrialPage } from './read-page.ts';
import { startTrial } from './start-trial.ts';

export const modelTrialsRouter = api.modelTrials.router({
  list: api.modelTrials.list.handler(({ context }) => listTrials({ ctx: context })),
  start: api.modelTrials.start.handler(({ context, input }) => startTrial({ ctx: context, input })),
  page: api.modelTrials.page.handler(({ context, input }) => readTrialPage({ ctx: context, input })),
});
