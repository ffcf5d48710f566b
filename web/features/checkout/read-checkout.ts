import { messages } from '#domain/messages.ts';
import { type PlanId, plans } from '#domain/plans.ts';
import { amountInQuery, billingCycleOf } from '#domain/purchase.ts';

/** What an address of the checkout asks for. */
export type CheckoutRequest =
  /** Plan or amount is missing: there is nothing to check out (spec 2 §5). */
  | { kind: 'incomplete' }
  | { kind: 'refused'; reason: string }
  | { kind: 'order'; plan: PlanId; amountKurus: number };

const isPlan = (value: string): value is PlanId => Object.hasOwn(plans, value);

/**
 * Reads plan, billing and amount of the checkout's address. What the catalogue does not sell so is refused with the
 * server's own text; the server decides anew (decisions, Payments).
 */
export function readCheckout(query: URLSearchParams): CheckoutRequest {
  const plan = query.get('plan') ?? '';
  const amount = query.get('amount') ?? '';
  if (plan === '' || amount.trim() === '') return { kind: 'incomplete' };
  if (!isPlan(plan) || !plans[plan].monthlyPriceKurus) {
    return { kind: 'refused', reason: messages.payments.planNotSold };
  }
  if (billingCycleOf(query.get('billing')) === 'yearly') {
    return { kind: 'refused', reason: messages.payments.yearlyNotSold };
  }
  const amountKurus = amountInQuery(amount);
  if (amountKurus !== plans[plan].monthlyPriceKurus) {
    return { kind: 'refused', reason: messages.payments.amountMismatch };
  }
  return { kind: 'order', plan, amountKurus };
}
