import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { companyFacts } from '#domain/billing/company.ts';
import { vatInside, vatOfRefund, vatPercentOn } from '#domain/billing/vat.ts';
import type { Brand } from '#domain/site/brand.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { InvoiceBuyer, InvoiceSeller } from './invoice-row.ts';

/** The seller as an invoice names it. */
export const sellerOf = (brand: Brand): InvoiceSeller => ({
  name: brand.company.tradeName ?? brand.name,
  facts: companyFacts(brand.company).filter(([, value]) => value !== brand.company.tradeName),
  email: brand.email,
});

/** A sale that gets an invoice. */
export interface InvoicedSale {
  /** The invoice's id; made before, so that mails can name it and the invoice can be inserted last. */
  id?: string;
  test: boolean;
  intentId?: string;
  notificationId?: number;
  membershipPaymentId?: string;
  userId: string | null;
  /** The order's number, or PayTR's. */
  reference: string;
  plan: string;
  kurus: number;
  buyer: InvoiceBuyer;
}

type Issuing = Pick<Deps, 'identity' | 'now'>;

/**
 * Issues the invoice of a sale in the transaction that settles it. Call it last: other settling transactions wait for the
 * number's row until the commit.
 */
export async function issueSale(deps: Issuing, trx: Transaction<DB>, sale: InvoicedSale): Promise<void> {
  const at = deps.now();
  const percent = vatPercentOn(istanbulDay(at));
  await trx
    .insertInto('invoices')
    .values({
      ...(sale.id !== undefined && { id: sale.id }),
      kind: 'sale',
      test: sale.test,
      intent_id: sale.intentId ?? null,
      notification_id: sale.notificationId ?? null,
      membership_payment_id: sale.membershipPaymentId ?? null,
      user_id: sale.userId,
      reference: sale.reference,
      plan: sale.plan,
      kurus: sale.kurus,
      vat_percent: percent,
      vat_kurus: vatInside(sale.kurus, percent),
      buyer: JSON.stringify(sale.buyer),
      seller: JSON.stringify(sellerOf(deps.identity.brand)),
      issued_at: at,
      created_at: at,
    })
    .execute();
}

/** A refund that gets an invoice. */
export interface InvoicedRefund {
  id: string;
  intent_id: string | null;
  notification_id: number | null;
  kurus: number;
  reason: string;
}

/**
 * Prepares the invoice of a confirmed refund, at the rate of its sale; null for money that paid for nothing, which has no
 * invoice of a sale. Call `issue` last, as `issueSale`.
 */
export async function prepareRefundInvoice(
  deps: Issuing,
  trx: Transaction<DB>,
  refund: InvoicedRefund,
): Promise<{ id: string; issue: () => Promise<void> } | null> {
  const sale = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'sale')
    .where((where) =>
      refund.intent_id === null
        ? where('notification_id', '=', refund.notification_id)
        : where('intent_id', '=', refund.intent_id),
    )
    .executeTakeFirst();
  if (!sale) return null;
  const { before } = await trx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(kurus), 0)::bigint`.as('before'))
    .where('sale_id', '=', sale.id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const at = deps.now();
  const values = {
    id,
    kind: 'refund',
    test: sale.test,
    sale_id: sale.id,
    intent_id: sale.intent_id,
    notification_id: sale.notification_id,
    membership_payment_id: sale.membership_payment_id,
    refund_id: refund.id,
    user_id: sale.user_id,
    reference: sale.reference,
    plan: sale.plan,
    kurus: refund.kurus,
    vat_percent: sale.vat_percent,
    vat_kurus: vatOfRefund({ kurus: refund.kurus, before, percent: sale.vat_percent }),
    buyer: JSON.stringify(sale.buyer),
    seller: JSON.stringify(sellerOf(deps.identity.brand)),
    reason: refund.reason,
    issued_at: at,
    created_at: at,
  };
  return {
    id,
    issue: async () => {
      await trx.insertInto('invoices').values(values).execute();
    },
  };
}
