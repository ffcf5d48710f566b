import { type PlanId, plans } from '#domain/billing/plans.ts';
import { amountInQuery, billingCycleOf } from '#domain/billing/purchase.ts';
import { messages } from '#domain/messages/index.ts';

/** The request in an address of the checkout. */
export type CheckoutRequest =
  /** The plan is missing. */
  | { kind: 'incomplete' }
  | { kind: 'refused'; reason: string }
  | { kind: 'order'; plan: PlanId; amountKurus: number };

const isPlan = (value: string): value is PlanId => Object.hasOwn(plans, value);

/**
 * Reads plan, billing and amount of the checkout's address. Without an amount the catalogue's price is used. Another
 * amount, or a plan that is not sold, is refused with the server's text; the server validates the order again.
 */
export function readCheckout(query: URLSearchParams): CheckoutRequest {
  const plan = query.get('plan') ?? '';
  const amount = query.get('amount')?.trim() ?? '';
  if (plan === '') return { kind: 'incomplete' };
  const price = isPlan(plan) ? plans[plan].monthlyPriceKurus : null;
  if (!isPlan(plan) || !price) {
    return { kind: 'refused', reason: messages.payments.planNotSold };
  }
  if (billingCycleOf(query.get('billing')) === 'yearly') {
    return { kind: 'refused', reason: messages.payments.yearlyNotSold };
  }
  if (amount !== '' && amountInQuery(amount) !== price) {
    return { kind: 'refused', reason: messages.payments.amountMismatch };
  }
  return { kind: 'order', plan, amountKurus: price };
}
