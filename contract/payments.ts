import { z } from 'zod';
import { orderIdPattern } from '#domain/billing/plan-orders.ts';
import { planIds } from '#domain/billing/plans.ts';
import { refundReasonLimit } from '#domain/billing/refund-rules.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, day, instant, isVisible, oneLine, operation, text, uuid, wholeNumber } from './base.ts';
import { invoice } from './invoices.ts';
import { billingDetails, savedBilling } from './profile.ts';

const m = messages.payments;
const tags = ['Ödeme'];
const adminTags = ['Ödeme yönetimi'];

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/**
 * The state of an order. `pending`: no result yet; `paid`: charged; `failed`: not charged; `cancelled`: the buyer
 * left the payment page; `refused`: reported as charged, but not as ordered, so that an administrator must check it;
 * `abandoned`: not paid in time; `refunding` and `refunded`: a refund is requested or done.
 */
export const orderStatuses = [
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refused',
  'abandoned',
  'refunding',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why an administrator must check an order or a notification. */
export const paymentFlags = [
  'amount_mismatch',
  'currency_mismatch',
  'test_mode',
  'unknown_order',
  'unknown_status',
  /** A success was reported after a failure: money may have been charged, so PayTR is queried. */
  'success_after_failure',
  'failure_after_success',
  /** Paid without a plan: the account is deleted, or its plan can't be extended. */
  'plan_not_given',
  /** Paid although the plan was not for sale to this person any more (two windows); its end was extended. */
  'paid_twice',
  /** PayTR has reported a refund. */
  'refunded_at_paytr',
  /** A refund of a part was asked for, and PayTR does not show it. */
  'refund_not_made',
] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

const kurus = z.number().int().nonnegative();
const orderId = z.string().regex(orderIdPattern, { error: m.orderNotFound });
const flags = z.array(z.enum(paymentFlags));
const acceptedDocuments = z.object({
  version: z.string(),
  /** Plain text as it was shown, with this buyer and price. */
  preInformation: z.string(),
  contract: z.string(),
  acceptedAt: instant,
});

/** An order for its buyer. */
export const order = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  plan: z.enum(planIds),
  billing: z.enum(billingCycles),
  amountKurus: kurus,
  currency: z.string(),
  /** Whether it is a test payment. */
  testMode: z.boolean(),
  createdAt: instant,
  /** The page to continue the payment; null once the order is not pending. */
  paymentUrl: z.string().nullable(),
  /** Why it was not charged, in Turkish; null when it was charged or no reason is known. */
  failure: z.string().nullable(),
  billingDetails: savedBilling,
  /** What was refunded, kuruş. */
  refundedKurus: kurus,
  /** Of the sale and its refunds, oldest first. */
  invoices: z.array(invoice),
  transaction: z
    .object({
      /** The charged amount, with the interest of instalments. */
      totalKurus: kurus,
      paymentType: z.enum(['card', 'eft', 'other']).nullable(),
      paidAt: instant,
    })
    .nullable(),
  activation: z.object({ activatedAt: instant, planEndsAt: instant, extended: z.boolean() }).nullable(),
  documents: acceptedDocuments,
});
export type Order = z.infer<typeof order>;

/** A pending payment for its payer, in the panel and at checkout. */
export const pendingPayment = z.object({
  orderId: z.string(),
  amountKurus: kurus,
  createdAt: instant,
  /** The page to continue the payment; null once it is closed. */
  paymentUrl: z.string().nullable(),
});
export type PendingPayment = z.infer<typeof pendingPayment>;

const refundState = z.object({
  requestedAt: instant,
  requestedBy: z.string(),
  refundedAt: instant.nullable(),
});

export const refundStates = ['requested', 'done', 'refused'] as const;

/** A refund of a payment or of a part of it. */
const refund = z.object({
  id: uuid,
  kurus,
  reason: z.string(),
  /** Whether it ends the plan. */
  endsPlan: z.boolean(),
  /** `requested`: PayTR has not confirmed it; `refused`: PayTR did not make it. */
  state: z.enum(refundStates),
  /** Null for a refund in PayTR's own panel. */
  requestedBy: z.string().nullable(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** Why it was not made. */
  error: z.string().nullable(),
});
export type Refund = z.infer<typeof refund>;

/** A refund that an administrator asks for. */
export const refundRequest = {
  /** Made by the client for each filled form, so that a repeated request makes one refund. */
  refundId: uuid,
  /** The amount, at most what is not refunded yet. */
  kurus: z
    .number({ error: m.refundAmountInvalid })
    .int({ error: m.refundAmountInvalid })
    .positive({ error: m.refundAmountInvalid })
    .max(2_000_000_000, { error: m.refundAmountInvalid }),
  /** Written to the buyer and to the invoice. */
  reason: text(refundReasonLimit, m.refundReasonRequired)
    .overwrite(oneLine)
    .trim()
    .refine(isVisible, { error: m.refundReasonRequired }),
  /** Whether a refund of a part ends the plan too; what takes all that is left always does. */
  endsPlan: z.boolean(),
  /** What the form showed as refunded before. */
  refundedKurus: kurus,
};
/** Errors of a refund's request. */
export const refundErrors = {
  REFUND_RUNNING: { status: 409, message: m.refundRunning },
  REFUND_CHANGED: { status: 409, message: m.refundChanged },
  REFUND_TOO_LARGE: { status: 422, message: m.refundAmountInvalid },
} as const;

/** An order for administrators. */
export const adminOrder = order.omit({ documents: true, paymentUrl: true }).extend({
  /** Null after the account is deleted; name and e-mail stay those of the order. */
  userId: uuid.nullable(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  documentsVersion: z.string(),
  flags,
  /** When the server queries PayTR about it next; null when nothing is open. */
  nextCheckAt: instant.nullable(),
  /** The newest refund that an administrator asked for. */
  refund: refundState.nullable(),
  /** Oldest first. */
  refunds: z.array(refund),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** The state of a membership payment; the migrations define the states and their transitions. */
export const linkPaymentStates = [
  'preparing',
  'open',
  'failed',
  'replaced',
  'requested',
  'mismatched',
  'paid',
  'granting',
  'uncertain',
  'refused',
  'granted',
  'rejected',
  'refunding',
  'refunded',
] as const;
export type LinkPaymentState = (typeof linkPaymentStates)[number];

/** The membership payment of a notification, for administrators. */
const linkPayment = z.object({
  username: z.string(),
  /** The e-mail of this site's account; null without an account. */
  email: z.string().nullable(),
  state: z.enum(linkPaymentStates),
  newExpiry: instant.nullable(),
  /** The version of the accepted documents; null for payments from before they were stored. */
  documentsVersion: z.string().nullable(),
  acceptedAt: instant.nullable(),
});
export type LinkPayment = z.infer<typeof linkPayment>;

/** A notification of PayTR, or its answer to a query. */
export const paymentNotification = z.object({
  id: z.number().int(),
  /** `order`: about a card checkout; `link`: about a payment link; `query`: PayTR's answer to a query. */
  source: z.enum(['order', 'link', 'query']),
  merchantOid: z.string(),
  callbackId: z.string().nullable(),
  /** success, failed, or another status of PayTR. */
  status: z.string(),
  totalKurus: kurus,
  paymentKurus: kurus.nullable(),
  currency: z.string().nullable(),
  paymentType: z.string().nullable(),
  testMode: z.boolean(),
  failureCode: z.string().nullable(),
  failureText: z.string().nullable(),
  planActivated: z.boolean(),
  flags,
  /** How often the same notification was received again. */
  repeats: z.number().int(),
  createdAt: instant,
  order: adminOrder.nullable(),
  /** Null for a card checkout and for an unknown link. */
  link: linkPayment.nullable(),
  /** For a payment by a link; an order has its own. */
  refund: refundState.nullable(),
  /** The refunds and invoices of a payment by a link, oldest first. */
  refunds: z.array(refund),
  invoices: z.array(invoice),
  /** Whether a payment by a link can be refunded here; 'elsewhere': an outside service granted for it. */
  refundable: z.enum(['yes', 'no', 'elsewhere']),
});
export type PaymentNotification = z.infer<typeof paymentNotification>;

/** A payment for a username by a link, for administrators. */
const adminLinkOrder = z.object({
  callbackId: z.string(),
  /** PayTR's number; null until it is paid. */
  merchantOid: z.string().nullable(),
  username: z.string(),
  email: z.string().nullable(),
  state: z.enum(linkPaymentStates),
  /** `link`: a link of its own; `fixed`: the operator's fixed link, which sends no notifications. */
  way: z.enum(['link', 'fixed']),
  reason: z.string().nullable(),
  paidAt: instant.nullable(),
  newExpiry: instant.nullable(),
  documentsVersion: z.string().nullable(),
  acceptedAt: instant.nullable(),
  /** The notification to refund; null when nothing can be refunded here. */
  notificationId: z.number().int().nullable(),
  /** The amount that a refund returns. */
  paidKurus: kurus.nullable(),
  refund: refundState.nullable(),
  /** The refunds and invoices of its payment, oldest first. */
  refunds: z.array(refund),
  invoices: z.array(invoice),
});
export type AdminLinkOrder = z.infer<typeof adminLinkOrder>;

/** An order by card or a payment by a link, in one list. */
export const listedOrder = z.object({
  id: uuid,
  amountKurus: kurus,
  createdAt: instant,
  userId: uuid.nullable(),
  /** One of both. */
  order: adminOrder.nullable(),
  link: adminLinkOrder.nullable(),
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** What the list of orders is filtered by: a state of an order, of a payment by a link, or of both. */
export const orderStates = [...new Set([...orderStatuses, ...linkPaymentStates])] as [
  OrderStatus | LinkPaymentState,
  ...(OrderStatus | LinkPaymentState)[],
];

/** A whole amount of a query, kuruş. */
const kurusOfQuery = wholeNumber(0, 999_999_999);

const orderMissing = { ORDER_NOT_FOUND: { status: 404, message: m.orderNotFound } };
/** Errors of calls to PayTR. */
export const paytrCallErrors = {
  PAYMENT_CLOSED: { status: 503, message: m.closed },
  PAYTR_UNREACHABLE: { status: 502, message: m.unreachable },
  PAYTR_REFUSED: { status: 502, message: m.refused },
};
const byOrder = z.object({ orderId });

/** What a buyer accepts before a payment (docs/product/payments.md). */
export const acceptance = {
  /** Version of the shown pre-information form and distance-sales contract. */
  documentsVersion: text(40),
  preInformationAccepted: z.literal(true, { error: m.acceptPreInformation }),
  contractAccepted: z.literal(true, { error: m.acceptContract }),
  /** That the service starts at once, and that the right of withdrawal ends with that. */
  withdrawalWaived: z.literal(true, { error: m.waiveWithdrawal }),
};

const salesDocument = z.object({
  title: z.string(),
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

/** The current sales documents; the buyer's facts are placeholders like `{fullName}`. */
export const salesDocuments = z.object({
  version: z.string(),
  preInformation: salesDocument,
  contract: salesDocument,
});
export type SalesDocuments = z.infer<typeof salesDocuments>;

export const payments = {
  createIntent: operation
    .meta({ access: 'user', fallback: 'PAYMENT_NOT_STARTED' })
    .route({
      method: 'POST',
      path: '/payments/orders',
      tags,
      summary:
        'Order a plan: the price comes from the catalogue, the same key makes one order, and a pending payment of this person is asked about first',
    })
    .errors({
      ...paytrCallErrors,
      YEARLY_NOT_SOLD: { status: 422, message: m.yearlyNotSold },
      PLAN_NOT_SOLD: { status: 422, message: m.planNotSold },
      AMOUNT_MISMATCH: { status: 422, message: m.amountMismatch },
      PLAN_CURRENT: { status: 409, message: m.planCurrent },
      PUBLISHER_CANT_BUY: { status: 409, message: m.publisherCantBuy },
      DOCUMENTS_CHANGED: { status: 409, message: m.documentsChanged },
      EMAIL_TOO_LONG: { status: 422, message: m.emailTooLong },
      KEY_OF_OTHER_ORDER: { status: 409, message: m.keyOfOtherOrder },
      /** An earlier payment was charged after all, so no new one starts. */
      PENDING_PAID: {
        status: 409,
        message: m.pendingPaid,
        data: z.object({
          orderId: z.string(),
          /** Whether it gave the plan; if not, an administrator must check it. */
          activated: z.boolean(),
        }),
      },
      /** PayTR could not be queried about an earlier payment: the buyer waits, or sends its id in `payAgainDespite`. */
      PENDING_UNKNOWN: {
        status: 409,
        message: m.pendingUnknown,
        data: z.object({ payment: pendingPayment }),
      },
      PAYMENT_NOT_STARTED: { status: 500, message: m.notStarted },
    })
    .input(
      z.object({
        /** Created by the client for each filled form, so that a repeated request creates one order. */
        idempotencyKey: uuid,
        plan: z.enum(planIds),
        billing: z.enum(billingCycles),
        /** The price that the buyer saw, kuruş; the order is refused when the catalogue has another. */
        amountKurus: z.number({ error: m.amountMismatch }).int({ error: m.amountMismatch }),
        details: billingDetails,
        /** The pending order without a result that the buyer decided to ignore. */
        payAgainDespite: orderId.optional(),
        ...acceptance,
      }),
    )
    .output(z.object({ orderId: z.string(), paymentUrl: z.string() })),
  documents: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/payments/documents',
      tags,
      summary: 'The documents of a sale as they are in force, with places for the buyer’s facts',
    })
    .input(
      z.object({
        /**
         * `card`: the buyer enters name, e-mail, telephone and address; `company`: title, tax number and tax office too;
         * `link`: only a username.
         */
        sale: z.enum(['card', 'company', 'link']),
      }),
    )
    .output(salesDocuments),
  order: operation
    .meta({ access: 'user', fallback: 'ACTIVATION_FAILED' })
    .route({ method: 'GET', path: '/payments/orders/{id}', tags, summary: 'State of an own order' })
    .errors({ ...orderMissing, ACTIVATION_FAILED: { status: 500, message: m.activationFailed } })
    .input(z.object({ id: orderId }))
    .output(order),
  orders: operation
    .meta({ access: 'user', fallback: 'ORDERS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/payments/orders',
      tags,
      summary: 'Own orders, newest first, the last 50',
    })
    .errors({ ORDERS_LOAD_FAILED: { status: 500, message: m.ordersFailed } })
    .output(z.object({ orders: z.array(order.omit({ documents: true })) })),
  pending: operation
    .meta({ access: 'user', fallback: 'ORDERS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/payments/pending',
      tags,
      summary: 'The own payment that waits for PayTR’s word, at most one',
    })
    .errors({ ORDERS_LOAD_FAILED: { status: 500, message: m.ordersFailed } })
    .output(z.object({ payment: pendingPayment.nullable() })),
  checkOrder: operation
    .meta({ access: 'user', fallback: 'ACTIVATION_FAILED' })
    .route({
      method: 'POST',
      path: '/payments/orders/{id}/check',
      tags,
      summary: 'Ask PayTR about an own order now, do what its answer means, and answer the order',
    })
    .errors({
      ...orderMissing,
      ...paytrCallErrors,
      ACTIVATION_FAILED: { status: 500, message: m.activationFailed },
    })
    .input(z.object({ id: orderId }))
    .output(order),
  adminList: operation
    .meta({ access: 'admin', fallback: 'NOTIFICATIONS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/payments/notifications',
      tags: adminTags,
      summary: 'Notifications of PayTR, newest first, by keyset pages',
    })
    .errors({ NOTIFICATIONS_LOAD_FAILED: { status: 500, message: m.notificationsFailed } })
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: wholeNumber(1, 100).default(50),
        /** Part of an order id or callback id. */
        search: text(64).trim().default(''),
        status: z.enum(['all', 'success', 'failed']).default('all'),
      }),
    )
    .output(z.object({ notifications: z.array(paymentNotification), nextCursor: cursor.nullable() })),
  adminOrders: operation
    .meta({ access: 'admin', fallback: 'ADMIN_ORDERS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/payments/orders',
      tags: adminTags,
      summary: 'Every order and every payment by a link, in any state, newest first, by keyset pages',
    })
    .errors({ ADMIN_ORDERS_LOAD_FAILED: { status: 500, message: m.adminOrdersFailed } })
    .input(
      z
        .object({
          cursor: cursor.optional(),
          limit: wholeNumber(1, 100).default(50),
          /** Name, e-mail or username, the beginning of an order id, callback id or PayTR's number. */
          search: text(100).trim().default(''),
          kind: z.enum(['all', 'card', 'link']).default('all'),
          state: z.enum(['all', ...orderStates]).default('all'),
          /** Ordered amounts, kuruş, both included. */
          minKurus: kurusOfQuery.optional(),
          maxKurus: kurusOfQuery.optional(),
          /** Istanbul days of the order, both included. */
          from: day.optional(),
          to: day.optional(),
          userId: uuid.optional(),
        })
        .refine(({ minKurus, maxKurus }) => (minKurus ?? 0) <= (maxKurus ?? Number.MAX_SAFE_INTEGER), {
          path: ['maxKurus'],
          error: m.amountsReversed,
        })
        .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
          path: ['to'],
          error: m.daysReversed,
        }),
    )
    .output(
      z.object({
        orders: z.array(listedOrder),
        nextCursor: cursor.nullable(),
        /** Whether the search finds more than 1,000 accounts, of which only the newest are looked through. */
        tooMany: z.boolean(),
      }),
    ),
  adminOpen: operation
    .meta({ access: 'admin', fallback: 'NOTIFICATIONS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/payments/open',
      tags: adminTags,
      summary:
        'Orders that wait for PayTR or for an administrator (pending, refunding, flagged), newest first',
    })
    .errors({ NOTIFICATIONS_LOAD_FAILED: { status: 500, message: m.notificationsFailed } })
    .output(z.object({ orders: z.array(adminOrder), total: z.number().int() })),
  adminStats: operation
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/admin/payments/stats',
      tags: adminTags,
      summary: 'get_payment_stats: what was sold, what was refunded, and the difference',
    })
    .output(
      z.object({
        /** What was sold less what was refunded. */
        totalRevenueKurus: z.number().int(),
        soldKurus: kurus,
        refundedKurus: kurus,
        refunds: z.number().int(),
        monthSoldKurus: kurus,
        monthRefundedKurus: kurus,
        successfulPayments: z.number().int(),
        plansActivated: z.number().int(),
        /** In the current Istanbul month. */
        monthPayments: z.number().int(),
      }),
    ),
  adminWebhook: operation
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/admin/payments/webhook',
      tags: adminTags,
      summary: 'The notification address to enter at PayTR, and who takes payments now',
    })
    .output(
      z.object({
        url: z.string(),
        /** `paytr`: real payments; `test`: the test payment page of development; `closed`: no payments. */
        provider: z.enum(['paytr', 'test', 'closed']),
        testMode: z.boolean(),
        /** Names of missing seller facts, without which sales are closed; empty when sales are open. */
        missingFacts: z.array(z.string()),
      }),
    ),
  adminReconcile: operation
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/admin/payments/reconcile',
      tags: adminTags,
      summary: 'Ask PayTR about an order now, and do what its answer means',
    })
    .errors({ ...orderMissing, ...paytrCallErrors })
    .input(byOrder)
    .output(adminOrder),
  adminRefundPreview: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/payments/refund-preview',
      tags: adminTags,
      summary: 'What a refund of all that is left, or of a part with the plan, would do now; changes nothing',
    })
    .errors({
      ...orderMissing,
      NOT_REFUNDABLE: { status: 409, message: m.notRefundable },
      REFUND_FAILED: { status: 500, message: m.refundFailed },
    })
    .input(byOrder)
    .output(
      z.object({
        totalKurus: kurus,
        /** What is not refunded yet. */
        leftKurus: kurus,
        refundedKurus: kurus,
        /** Whether it ends days of a plan. */
        planTaken: z.boolean(),
        /** The plan's end before and after it; null on the free plan and without an end. */
        planEndsAt: instant.nullable(),
        planEndsAtAfter: instant.nullable(),
        /** Unspent tokens that are taken back with the plan. */
        tokensTaken: z.number().int().nonnegative(),
      }),
    ),
  adminRefund: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/payments/refund',
      tags: adminTags,
      summary:
        'Refund an order or a part of it; all that is left, or a part on request, takes the plan back; a repeat changes nothing more',
    })
    .errors({
      ...orderMissing,
      ...paytrCallErrors,
      ...refundErrors,
      NOT_REFUNDABLE: { status: 409, message: m.notRefundable },
      REFUND_FAILED: { status: 500, message: m.refundFailed },
    })
    .input(byOrder.extend(refundRequest))
    .output(adminOrder),
};
