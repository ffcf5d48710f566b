import { api } from '#server/api.ts';
import { cancelPlan } from './cancel-plan.ts';
import { withdrawCancellation } from './withdraw-cancellation.ts';

export const planCancellationRouter = api.planCancellation.router({
  cancel: api.planCancellation.cancel.handler(({ context }) => cancelPlan({ ctx: context })),
  withdraw: api.planCancellation.withdraw.handler(({ context }) => withdrawCancellation({ ctx: context })),
});
