/** The public API of the token rules for other features. */

export { clearBalance, lockBalance } from './clear-balance.ts';
export { endPlans } from './end-plans.ts';
export { extendPlan } from './extend-plan.ts';
export { grantTokens } from './grant-tokens.ts';
export { planInForce } from './plan-in-force.ts';
export { readBalance } from './read-balance.ts';
export { readUsedDays } from './read-history.ts';
export { readWelcomeTokens } from './read-welcome-tokens.ts';
export { setPlan } from './set-plan.ts';
export { type PlanTakenBack, takePlanBack } from './take-plan-back.ts';
export { ensureAccountRows, touchAllowance } from './touch-allowance.ts';
