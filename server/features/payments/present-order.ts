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
import { type ListedInvoice, presentInvoice } from '../invoices/index.ts';
import { presentRefunds, type RefundRow, refundedKurus } from '../refunds/index.ts';
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

/** Facts of an order that are in other tables. */
export interface OrderHistory {
  refunds: readonly RefundRow[];
  invoices: readonly ListedInvoice[];
}

function presentFacts(row: IntentRow, { refunds, invoices }: OrderHistory) {
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
    refundedKurus: refundedKurus(refunds),
    invoices: invoices.map(presentInvoice),
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
export function presentListedOrder(
  row: IntentRow,
  history: OrderHistory,
  settings: PaytrSettings | null,
  now: Date,
) {
  const facts = presentFacts(row, history);
  // The order was abandoned, but PayTR is still queried, so that its result is not certain.
  const isOpen = facts.status === 'abandoned' && row.next_check_at !== null;
  return {
    ...facts,
    status: isOpen ? ('pending' as const) : facts.status,
    paymentUrl: payableAt(row, settings, now),
  };
}

/** The buyer's view of an order. */
export function presentOrder(
  row: IntentRow,
  history: OrderHistory,
  settings: PaytrSettings | null,
  now: Date,
): Order {
  return {
    ...presentListedOrder(row, history, settings, now),
    documents: {
      version: row.documents_version,
      preInformation: row.pre_information,
      contract: row.contract_text,
      acceptedAt: row.documents_accepted_at.toISOString(),
    },
  };
}

/** The administrator's view of an order. */
export function presentAdminOrder(row: IntentRow, history: OrderHistory): AdminOrder {
  const refund = history.refunds.findLast(
    ({ state, requested_by }) => state !== 'refused' && requested_by !== null,
  );
  return {
    ...presentFacts(row, history),
    userId: row.user_id,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    documentsVersion: row.documents_version,
    flags: presentFlags(row.flags),
    nextCheckAt: row.next_check_at?.toISOString() ?? null,
    refund: refund
      ? {
          requestedAt: refund.requested_at.toISOString(),
          requestedBy: refund.requested_by ?? '',
          refundedAt: refund.finished_at?.toISOString() ?? null,
        }
      : null,
    refunds: presentRefunds(history.refunds),
  };
}
