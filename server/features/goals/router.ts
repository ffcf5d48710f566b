import { api } from '#server/api.ts';
import { readGoal } from './read-goal.ts';
import { reportWords } from './report-words.ts';
import { setGoal } from './set-goal.ts';

export const goalsRouter = api.goals.router({
  read: api.goals.read.handler(({ context }) => readGoal({ ctx: context })),
  set: api.goals.set.handler(({ context, input }) => setGoal({ ctx: context, input })),
  report: api.goals.report.handler(({ context, input }) => reportWords({ ctx: context, input })),
});
