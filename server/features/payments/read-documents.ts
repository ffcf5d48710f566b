import type { SalesDocuments } from '#contract/payments.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import {
  distanceSalesContract,
  documentsVersionOf,
  preInformationForm,
  type SalesOrder,
} from '#domain/content/legal/sales-documents.ts';
import type { AppContext } from '#server/context.ts';
import { newestTerms } from '../plan-terms/index.ts';

/** Placeholders for the buyer's data, which the page that shows the documents fills in. */
const person = { fullName: '{fullName}', email: '{email}', phone: '{phone}', address: '{address}' };
const places = {
  card: person,
  company: { ...person, companyName: '{companyName}', taxNumber: '{taxNumber}', taxOffice: '{taxOffice}' },
  link: { username: '{username}' },
} as const satisfies Record<string, SalesOrder['buyer']>;

/**
 * Returns the current documents, for a page that was opened before they changed. The documents that are stored with an
 * order are created from the order's data.
 */
export async function readDocuments({
  ctx,
  input: { sale },
}: {
  ctx: AppContext;
  input: { sale: keyof typeof places };
}): Promise<SalesDocuments> {
  const { brand } = ctx.deps.identity;
  const terms = await newestTerms(ctx.deps.db, 'pro');
  const order: SalesOrder = {
    buyer: places[sale],
    terms,
    priceKurus: terms.monthlyPriceKurus ?? 0,
    days: paidDays,
    date: ctx.deps.now(),
  };
  return {
    version: documentsVersionOf(terms, brand),
    preInformation: preInformationForm(order, brand),
    contract: distanceSalesContract(order, brand),
  };
}
