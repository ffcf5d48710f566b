import type { SalesDocuments } from '#contract/payments.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { plans } from '#domain/billing/plans.ts';
import {
  acceptedVersion,
  distanceSalesContract,
  preInformationForm,
  type SalesOrder,
} from '#domain/content/legal/sales-documents.ts';
import type { AppContext } from '#server/context.ts';

/** Placeholders for the buyer's data, which the page that shows the documents fills in. */
const places = {
  card: { fullName: '{fullName}', email: '{email}', phone: '{phone}', address: '{address}' },
  link: { username: '{username}' },
} as const satisfies Record<'card' | 'link', SalesOrder['buyer']>;

/**
 * Returns the current documents, for a page that was opened before they changed. The documents that are stored with an
 * order are created from the order's data.
 */
export function readDocuments({
  ctx,
  input: { sale },
}: {
  ctx: AppContext;
  input: { sale: 'card' | 'link' };
}): SalesDocuments {
  const { brand } = ctx.deps.identity;
  const order: SalesOrder = {
    buyer: places[sale],
    plan: 'pro',
    priceKurus: plans.pro.monthlyPriceKurus ?? 0,
    days: paidDays,
    date: ctx.deps.now(),
  };
  return {
    version: acceptedVersion(brand),
    preInformation: preInformationForm(order, brand),
    contract: distanceSalesContract(order, brand),
  };
}
