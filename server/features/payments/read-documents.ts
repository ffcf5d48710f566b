import type { SalesDocuments } from '#contract/payments.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { plans } from '#domain/billing/plans.ts';
import {
  distanceSalesContract,
  preInformationForm,
  type SalesOrder,
  salesDocumentsVersion,
} from '#domain/content/legal/sales-documents.ts';
import type { AppContext } from '#server/context.ts';

/** Placeholders for the buyer's data, which the page that shows the documents fills in. */
const places = {
  card: { fullName: '{fullName}', email: '{email}', phone: '{phone}', address: '{address}' },
  link: { username: '{username}' },
} as const satisfies Record<'card' | 'link', SalesOrder['buyer']>;

/**
 * The documents in force, for a page that was opened before they changed: it shows them in place and keeps what was
 * typed. What is stored with an order is made anew from its own facts.
 */
export function readDocuments({
  ctx,
  input: { sale },
}: {
  ctx: AppContext;
  input: { sale: 'card' | 'link' };
}): SalesDocuments {
  const order: SalesOrder = {
    buyer: places[sale],
    plan: 'pro',
    priceKurus: plans.pro.monthlyPriceKurus ?? 0,
    days: paidDays,
    date: ctx.deps.now(),
  };
  return {
    version: salesDocumentsVersion,
    preInformation: preInformationForm(order),
    contract: distanceSalesContract(order),
  };
}
