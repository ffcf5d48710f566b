/** The face of the token rules for other features. */

export { planInForce } from './plan-in-force.ts';
export { readBalance } from './read-balance.ts';
export { readHistory } from './read-history.ts';
export { ensureAccountRows, touchAllowance } from './touch-allowance.ts';
