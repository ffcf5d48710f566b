import { messages } from '../messages/index.ts';
import { type PlanCatalogue, type PlanId, type PlanTerms, planIds } from './plans.ts';
import { amountInQuery, billingCycleOf } from './purchase.ts';

/** The request in an address of the checkout. */
export type CheckoutRequest =
  /** The plan is missing. */
  { kind: 'incomplete' } | { kind: 'refused'; reason: string } | { kind: 'order'; terms: PlanTerms };

const isPlan = (value: string): value is PlanId => planIds.some((id) => id === value);

/**
 * Reads plan, billing and amount of the checkout's address. Without an amount the newest price is used. Another
 * amount, or a plan that is not sold, is refused with the server's text; the server validates the order again.
 */
export function readCheckout(query: URLSearchParams, catalogue: PlanCatalogue): CheckoutRequest {
  const plan = query.get('plan') ?? '';
  const amount = query.get('amount')?.trim() ?? '';
  if (plan === '') return { kind: 'incomplete' };
  const terms = isPlan(plan) ? catalogue[plan] : null;
  if (!terms?.monthlyPriceKurus) {
    return { kind: 'refused', reason: messages.payments.planNotSold };
  }
  if (billingCycleOf(query.get('billing')) === 'yearly') {
    return { kind: 'refused', reason: messages.payments.yearlyNotSold };
  }
  if (amount !== '' && amountInQuery(amount) !== terms.monthlyPriceKurus) {
    return { kind: 'refused', reason: messages.payments.amountMismatch };
  }
  return { kind: 'order', terms };
}

/**
 * The plan that an address of this site orders; null when the address is not the checkout, or orders nothing.
 * @param path a path with its query
 */
export function planOrderedAt(path: string, catalogue: PlanCatalogue): PlanTerms | null {
  const [pathname, query = ''] = path.split('?');
  if (pathname !== '/odeme') return null;
  const request = readCheckout(new URLSearchParams(query), catalogue);
  return request.kind === 'order' ? request.terms : null;
}
