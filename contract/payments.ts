import { z } from 'zod';
import { messages } from '#domain/messages.ts';
import { orderIdPattern } from '#domain/orders.ts';
import { planIds } from '#domain/plans.ts';
import { cursor, instant, operation, text, uuid, wholeNumber } from './base.ts';
import { billingDetails } from './profile.ts';

const m = messages.payments;
const tags = ['Ödeme'];
const adminTags = ['Ödeme yönetimi'];

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/**
 * What became of an order. `pending`: not heard of yet; `paid`: charged; `failed`: the card was not charged;
 * `cancelled`: the buyer left the payment page; `refused`: told to be charged, but not as ordered (an administrator
 * looks at it); `abandoned`: nobody paid in time; `refunding` and `refunded`: the money goes, or went, back.
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

/** Why an order or a notification needs an administrator's eye. */
export const paymentFlags = [
  'amount_mismatch',
  'currency_mismatch',
  'test_mode',
  'unknown_order',
  'unknown_status',
  /** Success after a failure was acted on: money may have been taken, so PayTR is asked. */
  'success_after_failure',
  'failure_after_success',
  /** Paid, but the plan could not be given: the account is gone, or has a plan that can't be extended by a payment. */
  'plan_not_given',
  /** Paid although the plan was not for sale to this person any more (two windows): the end was moved on. */
  'paid_twice',
  /** PayTR itself says that the money went back. */
  'refunded_at_paytr',
] as const;
export type PaymentFlag = (typeof paymentFlags)[number];

const kurus = z.number().int().nonnegative();
const orderId = z.string().regex(orderIdPattern, { error: m.orderNotFound });
const flags = z.array(z.enum(paymentFlags));
const savedBilling = z.object({ fullName: z.string(), phone: z.string(), address: z.string() });
const acceptedDocuments = z.object({
  version: z.string(),
  /** As they were shown with this buyer and price, plain text. */
  preInformation: z.string(),
  contract: z.string(),
  acceptedAt: instant,
});

/** An own order, as its buyer sees it. */
export const order = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  plan: z.enum(planIds),
  billing: z.enum(billingCycles),
  amountKurus: kurus,
  currency: z.string(),
  /** Whether PayTR was asked for a test payment: no money moves. */
  testMode: z.boolean(),
  createdAt: instant,
  /** Where to go on paying; null once it is no longer pending. */
  paymentUrl: z.string().nullable(),
  /** Why it was not charged, in Turkish; null where it was, or nothing is known. */
  failure: z.string().nullable(),
  billingDetails: savedBilling,
  transaction: z
    .object({
      /** What the card was charged, with the interest of instalments. */
      totalKurus: kurus,
      paymentType: z.enum(['card', 'eft', 'other']).nullable(),
      paidAt: instant,
    })
    .nullable(),
  activation: z.object({ activatedAt: instant, planEndsAt: instant, extended: z.boolean() }).nullable(),
  documents: acceptedDocuments,
});
export type Order = z.infer<typeof order>;

/** A payment that waits for PayTR's word, as its payer sees it in the panel and at checkout. */
export const pendingPayment = z.object({
  orderId: z.string(),
  amountKurus: kurus,
  createdAt: instant,
  /** Where to go on paying; null once its page has closed. */
  paymentUrl: z.string().nullable(),
});
export type PendingPayment = z.infer<typeof pendingPayment>;

const refundState = z.object({
  requestedAt: instant,
  requestedBy: z.string(),
  refundedAt: instant.nullable(),
});

/** An order as an administrator sees it. */
export const adminOrder = order.omit({ documents: true, paymentUrl: true }).extend({
  /** Null once the account is deleted; name and e-mail stay as they were at the order. */
  userId: uuid.nullable(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  documentsVersion: z.string(),
  flags,
  /** When PayTR is next asked about it by itself; null where nothing is open. */
  nextCheckAt: instant.nullable(),
  refund: refundState.nullable(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** Where a payment of the membership bridge stands; the migrations say what each means, and which may follow which. */
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

/** The payment of the membership bridge that a notification is about, as an administrator sees it. */
const linkPayment = z.object({
  username: z.string(),
  /** The e-mail of this site's account of that name; null where there is none. */
  email: z.string().nullable(),
  state: z.enum(linkPaymentStates),
  newExpiry: instant.nullable(),
  /** Which documents were accepted; null on payments from before they were kept. */
  documentsVersion: z.string().nullable(),
  acceptedAt: instant.nullable(),
});
export type LinkPayment = z.infer<typeof linkPayment>;

/** A notification of PayTR, or its answer to our question. */
export const paymentNotification = z.object({
  id: z.number().int(),
  /** `order`: about a card checkout; `link`: about a payment link; `query`: PayTR's answer when we asked. */
  source: z.enum(['order', 'link', 'query']),
  merchantOid: z.string(),
  callbackId: z.string().nullable(),
  /** success, failed, or what else PayTR said. */
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
  /** How often the same notification came again. */
  repeats: z.number().int(),
  createdAt: instant,
  order: adminOrder.nullable(),
  /** Null for a card checkout, and for a link that nobody knows. */
  link: linkPayment.nullable(),
  /** Of a payment by a link; an order has its own. */
  refund: refundState.nullable(),
  /** Whether the money of a payment by a link can go back from here; 'elsewhere': an outside service gave for it. */
  refundable: z.enum(['yes', 'no', 'elsewhere']),
});
export type PaymentNotification = z.infer<typeof paymentNotification>;

const orderMissing = { ORDER_NOT_FOUND: { status: 404, message: m.orderNotFound } };
/** What can stand in the way of asking PayTR for something. */
export const askFailed = {
  PAYMENT_CLOSED: { status: 503, message: m.closed },
  PAYTR_UNREACHABLE: { status: 502, message: m.unreachable },
  PAYTR_REFUSED: { status: 502, message: m.refused },
};
const byOrder = z.object({ orderId });

/** What a buyer accepts before paying (docs/product/payments.md). */
export const acceptance = {
  /** Version of the shown pre-information form and distance-sales contract. */
  documentsVersion: text(40),
  preInformationAccepted: z.literal(true, { error: m.acceptPreInformation }),
  contractAccepted: z.literal(true, { error: m.acceptContract }),
};

const salesDocument = z.object({
  title: z.string(),
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

/** The documents of a sale as they are in force; the buyer's facts stand as `{fullName}` and the like. */
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
      ...askFailed,
      YEARLY_NOT_SOLD: { status: 422, message: m.yearlyNotSold },
      PLAN_NOT_SOLD: { status: 422, message: m.planNotSold },
      AMOUNT_MISMATCH: { status: 422, message: m.amountMismatch },
      PLAN_CURRENT: { status: 409, message: m.planCurrent },
      PUBLISHER_CANT_BUY: { status: 409, message: m.publisherCantBuy },
      DOCUMENTS_CHANGED: { status: 409, message: m.documentsChanged },
      EMAIL_TOO_LONG: { status: 422, message: m.emailTooLong },
      KEY_OF_OTHER_ORDER: { status: 409, message: m.keyOfOtherOrder },
      /** An earlier payment turned out to be charged: no other begins. */
      PENDING_PAID: {
        status: 409,
        message: m.pendingPaid,
        data: z.object({
          orderId: z.string(),
          /** Whether it gave the plan; otherwise an administrator looks at it. */
          activated: z.boolean(),
        }),
      },
      /** PayTR could not be asked about an earlier payment: the buyer waits, or names it in `payAgainDespite`. */
      PENDING_UNKNOWN: {
        status: 409,
        message: m.pendingUnknown,
        data: z.object({ payment: pendingPayment }),
      },
      PAYMENT_NOT_STARTED: { status: 500, message: m.notStarted },
    })
    .input(
      z.object({
        /** Made by the client for one filled form: a double click or a repeat makes one order. */
        idempotencyKey: uuid,
        plan: z.enum(planIds),
        billing: z.enum(billingCycles),
        /** The price that the buyer was shown, kuruş; refused where the catalogue says otherwise. */
        amountKurus: z.number({ error: m.amountMismatch }).int({ error: m.amountMismatch }),
        details: billingDetails,
        /** The pending order whose result PayTR could not say, where the buyer decided to pay anew all the same. */
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
        /** `card`: the buyer gives name, e-mail, telephone and address; `link`: only a username. */
        sale: z.enum(['card', 'link']),
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
      ...askFailed,
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
      summary: 'get_payment_stats: what was sold, refunds taken off',
    })
    .output(
      z.object({
        totalRevenueKurus: kurus,
        successfulPayments: z.number().int(),
        plansActivated: z.number().int(),
        /** Of this Istanbul month. */
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
        /** `paytr`: real payments; `test`: the test payment page of development; `closed`: nobody. */
        provider: z.enum(['paytr', 'test', 'closed']),
        testMode: z.boolean(),
        /** Names of the seller's facts without which nothing is sold; none where sales are open. */
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
    .errors({ ...orderMissing, ...askFailed })
    .input(byOrder)
    .output(adminOrder),
  adminRefundPreview: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/payments/refund-preview',
      tags: adminTags,
      summary: 'What a refund of an order would do now; changes nothing',
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
        /** Whether it takes days of a plan back. */
        planTaken: z.boolean(),
        /** The plan's end now and after it; null on the free plan and without an end. */
        planEndsAt: instant.nullable(),
        planEndsAtAfter: instant.nullable(),
        /** Unspent tokens that go back with the plan. */
        tokensTaken: z.number().int().nonnegative(),
      }),
    ),
  adminRefund: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/payments/refund',
      tags: adminTags,
      summary: 'Give the whole amount back and take the plan back; a repeat changes nothing more',
    })
    .errors({
      ...orderMissing,
      ...askFailed,
      NOT_REFUNDABLE: { status: 409, message: m.notRefundable },
      REFUND_FAILED: { status: 500, message: m.refundFailed },
    })
    .input(byOrder)
    .output(adminOrder),
};
