import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PaymentFlag } from '#contract/payments.ts';
import { isRenewable } from '#domain/billing/plan-orders.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { countOpenedPlan, issueSale } from '../invoices/index.ts';
import { extendPlan } from '../tokens/index.ts';
import { type IntentRow, planSource } from './intent-row.ts';
import { paidTwiceMails } from './paid-twice-mails.ts';
import { receiptMail } from './payment-mails.ts';
import { mailId, type UnfulfilledCause, unfulfilledPaymentMails } from './unfulfilled-payment-mails.ts';

/** PayTR's data of a payment. */
export interface PaymentFacts {
  totalKurus: number;
  /** The requested amount; null when PayTR did not name it. */
  paymentKurus: number | null;
  currency: string | null;
  paymentType: string | null;
  testMode: boolean;
}

/** The result of settling an order. */
export interface Settled {
  activated: boolean;
  flags: PaymentFlag[];
}

/** Flags of refused orders, which do not count as sold. */
export const neverSold = [
  'amount_mismatch',
  'currency_mismatch',
  'test_mode',
] as const satisfies readonly PaymentFlag[];

const ourCurrency = new Set(['TL', 'TRY']);

/**
 * The reasons why a payment does not pay for its order; empty when it does. A test payment never counts in production,
 * nor for an order of real money.
 */
function objections(deps: Deps, intent: IntentRow, facts: PaymentFacts): PaymentFlag[] {
  const flags: PaymentFlag[] = [];
  const isTest = facts.testMode || intent.ordered_in_test;
  const isAllowed = intent.ordered_in_test && deps.env.mode !== 'production';
  if (isTest && !isAllowed) flags.push('test_mode');
  if (facts.currency !== null && !ourCurrency.has(facts.currency)) flags.push('currency_mismatch');
  const asked = facts.paymentKurus ?? intent.amount;
  if (asked !== intent.amount || facts.totalKurus < intent.amount) flags.push('amount_mismatch');
  return flags;
}

/** Issues the invoice of a paid order; a test of zero kuruş gets none. */
async function issueInvoice(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  facts: PaymentFacts,
  id: string,
): Promise<void> {
  if (facts.totalKurus <= 0) return;
  const isCompany = intent.billing_kind === 'company';
  await issueSale(deps, trx, {
    id,
    test: facts.testMode || intent.ordered_in_test,
    intentId: intent.id,
    userId: intent.user_id,
    reference: intent.order_id,
    plan: intent.plan_name,
    kurus: facts.totalKurus,
    buyer: {
      kind: isCompany ? 'company' : 'individual',
      name: isCompany ? intent.billing_company : intent.billing_name,
      person: intent.billing_name,
      taxNumber: intent.billing_tax_number,
      taxOffice: intent.billing_tax_office,
      address: intent.billing_address,
      phone: intent.billing_phone,
      email: intent.buyer_email,
    },
  });
}

/** Mails support and the buyer, each once for an order. */
async function tellOfNoPlan(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  kurus: number,
  cause: UnfulfilledCause,
): Promise<void> {
  const { support, payer } = unfulfilledPaymentMails(mailSite(deps), {
    what: `${intent.order_id} numaralı sipariş`,
    payer: { name: intent.buyer_name, email: intent.buyer_email },
    kurus,
    cause,
  });
  await deps.mail.send(support, { within: trx, id: mailId(intent.id, 'support') });
  if (payer) await deps.mail.send(payer, { within: trx, id: mailId(intent.id, 'no-plan') });
}

async function change(
  trx: Transaction<DB>,
  intent: IntentRow,
  now: Date,
  values: Partial<IntentRow>,
): Promise<void> {
  await trx
    .updateTable('payment_intents')
    .set({ ...values, updated_at: now })
    .where('id', '=', intent.id)
    .execute();
}

/**
 * Applies a payment to an order that the transaction has locked: gives the plan and queues the receipt, or refuses and
 * flags the order. Notifications and status queries both call it; its changes commit with the caller's.
 */
export async function settlePaid(
  deps: Deps,
  trx: Transaction<DB>,
  intent: IntentRow,
  facts: PaymentFacts,
): Promise<Settled> {
  const now = deps.now();
  const paid = {
    paid_at: now,
    total_amount: facts.totalKurus,
    payment_type: facts.paymentType,
    test_mode: facts.testMode,
    next_check_at: null,
  };
  const flags = objections(deps, intent, facts);
  if (flags.length > 0) {
    await change(trx, intent, now, { ...paid, status: 'refused', flags });
    // A repeated query finds the same state, which was mailed before.
    if (intent.status !== 'refused') {
      await tellOfNoPlan(deps, trx, intent, facts.totalKurus, flags[0] === 'test_mode' ? 'test' : 'mismatch');
    }
    return { activated: false, flags };
  }
  const extension =
    intent.user_id === null
      ? ({ given: false, why: 'no_account' } as const)
      : await extendPlan(trx, {
          userId: intent.user_id,
          plan: 'pro',
          termsVersion: intent.terms_version,
          source: planSource(intent.order_id),
          now,
        });
  if (!extension.given) {
    await change(trx, intent, now, { ...paid, status: 'paid', flags: ['plan_not_given'] });
    await tellOfNoPlan(deps, trx, intent, facts.totalKurus, extension.why);
    await issueInvoice(deps, trx, intent, facts, randomUUID());
    return { activated: false, flags: ['plan_not_given'] };
  }
  if (extension.endedAt !== null && !isRenewable(extension.endedAt, now)) flags.push('paid_twice');
  const settled = {
    ...intent,
    ...paid,
    status: 'paid',
    flags,
    activated_at: now,
    plan_ends_at: extension.endsAt,
    plan_extended: extension.extended,
  };
  await change(trx, intent, now, {
    ...paid,
    status: 'paid',
    flags,
    activated_at: now,
    plan_ends_at: extension.endsAt,
    plan_extended: extension.extended,
  });
  const invoiceId = facts.totalKurus > 0 ? randomUUID() : null;
  // The order's own id names the mail: it can't be queued twice.
  await deps.mail.send(receiptMail(mailSite(deps), settled, invoiceId), { within: trx, id: intent.id });
  if (flags.includes('paid_twice')) {
    const kurus = facts.totalKurus;
    const { support, payer } = paidTwiceMails(mailSite(deps), intent, { kurus, endsAt: extension.endsAt });
    await deps.mail.send(payer, { within: trx, id: mailId(intent.id, 'twice') });
    await deps.mail.send(support, { within: trx, id: mailId(intent.id, 'twice-support') });
  }
  await countOpenedPlan(trx, { plan: 'pro', test: facts.testMode || intent.ordered_in_test, now });
  if (invoiceId !== null) await issueInvoice(deps, trx, intent, facts, invoiceId);
  return { activated: true, flags };
}
