import { z } from 'zod';
import {
  type AdminOrder,
  billingCycles,
  type Order,
  orderStatuses,
  type PaymentFlag,
  paymentFlags,
} from '#contract/payments.ts';
import { buyerKinds } from '#domain/billing/billing-details.ts';
import { planIds } from '#domain/billing/plans.ts';
import { type PaytrSettings, paymentPageMinutes, paymentPageUrl } from '#server/providers/paytr/index.ts';
import { failureText } from './failure-text.ts';
import type { IntentRow } from './intent-row.ts';

const stored = z.object({
  status: z.enum(orderStatuses),
  plan_name: z.enum(planIds),
  billing_cycle: z.enum(billingCycles),
  billing_kind: z.enum(buyerKinds),
});

/** The known flags of a row. */
export function presentFlags(flags: readonly string[]): PaymentFlag[] {
  return paymentFlags.filter((flag) => flags.includes(flag));
}

function typeOf(type: string | null): 'card' | 'eft' | 'other' | null {
  if (type === null) return null;
  return type === 'card' || type === 'eft' ? type : 'other';
}

const uncharged = new Set(['failed', 'cancelled']);

function presentFacts(row: IntentRow) {
  const { status, plan_name: plan, billing_cycle: billing, billing_kind: kind } = stored.parse(row);
  return {
    orderId: row.order_id,
    status,
    plan,
    billing,
    amountKurus: row.amount,
    currency: row.currency,
    testMode: row.ordered_in_test,
    createdAt: row.created_at.toISOString(),
    failure: uncharged.has(status) ? failureText(row.failure_code) : null,
    billingDetails: {
      fullName: row.billing_name,
      phone: row.billing_phone,
      address: row.billing_address,
      kind,
      companyName: row.billing_company,
      taxNumber: row.billing_tax_number,
      taxOffice: row.billing_tax_office,
    },
    transaction:
      row.paid_at && row.total_amount !== null
        ? {
            totalKurus: row.total_amount,
            paymentType: typeOf(row.payment_type),
            paidAt: row.paid_at.toISOString(),
          }
        : null,
    activation:
      row.activated_at && row.plan_ends_at
        ? {
            activatedAt: row.activated_at.toISOString(),
            planEndsAt: row.plan_ends_at.toISOString(),
            extended: row.plan_extended === true,
          }
        : null,
  };
}

/** The payment page of a pending order while it is open; null otherwise. */
export function payableAt(row: IntentRow, settings: PaytrSettings | null, now: Date): string | null {
  const isOpen = now.getTime() - row.created_at.getTime() < paymentPageMinutes * 60_000;
  if (row.status !== 'pending' || row.payment_token === null || !isOpen || settings === null) return null;
  return paymentPageUrl(settings, row.payment_token);
}

/** An order in its buyer's list. */
export function presentListedOrder(row: IntentRow, settings: PaytrSettings | null, now: Date) {
  const facts = presentFacts(row);
  // The order was abandoned, but PayTR is still queried, so that its result is not certain.
  const isOpen = facts.status === 'abandoned' && row.next_check_at !== null;
  return {
    ...facts,
    status: isOpen ? ('pending' as const) : facts.status,
    paymentUrl: payableAt(row, settings, now),
  };
}

/** The buyer's view of an order. */
export function presentOrder(row: IntentRow, settings: PaytrSettings | null, now: Date): Order {
  return {
    ...presentListedOrder(row, settings, now),
    documents: {
      version: row.documents_version,
      preInformation: row.pre_information,
      contract: row.contract_text,
      acceptedAt: row.documents_accepted_at.toISOString(),
    },
  };
}

/** The administrator's view of an order. */
export function presentAdminOrder(row: IntentRow): AdminOrder {
  return {
    ...presentFacts(row),
    userId: row.user_id,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    documentsVersion: row.documents_version,
    flags: presentFlags(row.flags),
    nextCheckAt: row.next_check_at?.toISOString() ?? null,
    refund:
      row.refund_requested_at && row.refund_requested_by !== null
        ? {
            requestedAt: row.refund_requested_at.toISOString(),
            requestedBy: row.refund_requested_by,
            refundedAt: row.refunded_at?.toISOString() ?? null,
          }
        : null,
  };
}
