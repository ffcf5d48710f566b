import { plans } from '#domain/billing/plans.ts';

/** A ledger row, oldest first. */
export interface BookedTokens {
  delta: number;
  reason: string;
}

/**
 * How many tokens of a balance a paid plan gave and nobody has spent. A raise to the plan's allowance gives the person
 * what the free plan would have given, up to its own daily allowance; the rest is the plan's, as is every draw on the
 * guarantee. Spending uses the plan's tokens first. Grants are the person's own.
 * @param opening the balance before the first row, tokens
 */
export function planTokensLeft(opening: number, rows: readonly BookedTokens[]): number {
  let own = opening;
  let fromPlan = 0;
  for (const { delta, reason } of rows) {
    if (delta < 0) {
      const used = Math.min(fromPlan, -delta);
      fromPlan -= used;
      own += delta + used;
    } else if (reason === 'daily_allowance' || reason === 'plan_change') {
      const total = own + fromPlan + delta;
      own = Math.max(own, Math.min(plans.free.dailyTokens, total));
      fromPlan = total - own;
    } else if (reason === 'monthly_guarantee') {
      fromPlan += delta;
    } else {
      own += delta;
    }
  }
  return fromPlan;
}
