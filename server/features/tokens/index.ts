/** The face of the token rules for other features. */
export { planInForce } from './plan-in-force.ts';
export { ensureAccountRows, type TokenState, touchAllowance } from './touch-allowance.ts';
export { usedTokens } from './used-tokens.ts';
