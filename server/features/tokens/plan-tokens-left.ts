/** A ledger row, oldest first. */
export interface BookedTokens {
  delta: number;
  reason: string;
}

/**
 * Computes how many unspent tokens of a balance come from a paid plan. Of a raise to the plan's allowance, the part up to
 * the free plan's daily allowance belongs to the person; the rest and every draw on the guarantee belong to the plan.
 * Spending uses the plan's tokens first. Grants belong to the person.
 * @param opening the balance before the first row, tokens
 * @param freeDailyTokens the free plan's daily allowance, tokens
 */
export function planTokensLeft(
  opening: number,
  rows: readonly BookedTokens[],
  freeDailyTokens: number,
): number {
  let own = opening;
  let fromPlan = 0;
  for (const { delta, reason } of rows) {
    if (delta < 0) {
      const used = Math.min(fromPlan, -delta);
      fromPlan -= used;
      own += delta + used;
    } else if (reason === 'daily_allowance' || reason === 'plan_change') {
      const total = own + fromPlan + delta;
      own = Math.max(own, Math.min(freeDailyTokens, total));
      fromPlan = total - own;
    } else if (reason === 'monthly_guarantee') {
      fromPlan += delta;
    } else {
      own += delta;
    }
  }
  return fromPlan;
}
