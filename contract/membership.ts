import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { instant, isVisible, oneLine, operation, text, uuid } from './base.ts';
import { acceptance, askFailed } from './payments.ts';

const m = messages.membership;
const tags = ['Membership'];

/** As the membership service knows it; on this site usernames are ASCII, an outside service may think otherwise. */
const named = (required: string) =>
  text(60, required).overwrite(oneLine).trim().refine(isVisible, { error: required });
const person = z.object({ username: named(m.usernameRequired) });

/** What came of a grant, in the membership service's own words (docs/product/membership.md). */
const grantResult = z.object({
  ok: z.boolean(),
  /** What to show where it is not ok; null where it is, and while it is pending. */
  err: z.string().nullable(),
  /** When the membership ends. */
  new_expiry: instant.nullable(),
});

/** The grant's answer to the payer, which may also say that the grant is pending. */
const grantAnswer = grantResult.extend({
  /**
   * 'payment': the notification is outstanding, ask again in a few seconds; 'approval': an administrator looks at it,
   * asking again can take hours; null where it is decided for now.
   */
  pending: z.enum(['payment', 'approval']).nullable(),
  /** Whether nothing will ever come of asking again: it was granted, or never will be. */
  final: z.boolean(),
});
export type GrantAnswer = z.infer<typeof grantAnswer>;

/** Something of the bridge that an administrator decides. */
const pendingGrant = z.object({
  id: uuid,
  username: z.string(),
  /** The e-mail of this site's account of that name; null where there is none. */
  email: z.string().nullable(),
  /**
   * 'unproven': somebody says to have paid by the operator's fixed link, which notifies of nothing: approve once the
   * payment was seen at PayTR. 'uncertain': it was paid, and the membership service's answer got lost: look there
   * first, approving asks it again. 'refused': it was paid, but can't be granted by itself; `reason` says why.
   */
  kind: z.enum(['unproven', 'uncertain', 'refused']),
  /** What the membership service or the rules said, where they said something. */
  reason: z.string().nullable(),
  /** What was asked for, kuruş. */
  amount: z.number().int(),
  /** What PayTR told of, kuruş, which goes back where it is refunded; null where it told of nothing. */
  paidKurus: z.number().int().nullable(),
  callbackId: z.string(),
  /** PayTR's number of the payment; null where none was notified. */
  merchantOid: z.string().nullable(),
  requestedAt: instant,
  /** What PayTR told of the payment, where there is money to give back. */
  notificationId: z.number().int().nullable(),
});
export type PendingGrant = z.infer<typeof pendingGrant>;

const unavailable = {
  MEMBERSHIP_UNAVAILABLE: { status: 503, message: m.unavailable },
} as const;
const decided = { ALREADY_DECIDED: { status: 409, message: m.alreadyDecided } } as const;

export const membership = {
  validate: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/membership/validate',
      tags,
      summary: 'Whether there is a member of this name; says nothing else of anybody',
    })
    .errors(unavailable)
    .input(person)
    .output(z.object({ ok: z.boolean() })),
  startPayment: operation
    .meta({ access: 'visitor', fallback: 'PAYMENT_LINK_FAILED' })
    .route({
      method: 'POST',
      path: '/membership/payments',
      tags,
      summary:
        'Return the payment link for this member and this browser key: a personal link that is reused for a while, or the operator’s fixed link; the answer to a stranger is the same for every member',
    })
    .errors({
      ...unavailable,
      USER_NOT_FOUND: { status: 404, message: m.userNotFound },
      PAYMENT_CLOSED: { status: 503, message: m.paymentClosed },
      ALREADY_PAID: { status: 409, message: m.alreadyPaid },
      PAYMENT_NOT_POSSIBLE: { status: 409, message: m.paymentNotPossible },
      PAYMENT_LINK_FAILED: { status: 502, message: m.linkFailed },
      DOCUMENTS_CHANGED: { status: 409, message: messages.payments.documentsChanged },
    })
    .input(
      person.extend({
        /** Made by the browser for one payment: a double click or a repeat is answered the same link. */
        key: uuid,
        ...acceptance,
      }),
    )
    .output(
      z.object({
        url: z.url(),
        /** Names this payment to `grant`, which then answers the same however often it is asked. */
        reference: z.string(),
      }),
    ),
  grant: operation
    .meta({ access: 'visitor', fallback: 'GRANT_FAILED' })
    .route({
      method: 'POST',
      path: '/membership/grant',
      tags,
      summary:
        'Grant the paid membership once for each payment when the caller names the payment or is signed in as the member; every other caller gets the same answer',
    })
    .errors({ GRANT_FAILED: { status: 500, message: m.serverFault } })
    .input(person.extend({ reference: text(64).optional() }))
    .output(grantAnswer),
  testGrant: operation
    .meta({ access: 'visitor', fallback: 'GRANT_FAILED' })
    .route({
      method: 'POST',
      path: '/membership/test-grant',
      tags,
      summary: 'Give a membership without a payment: in development, and to administrators',
    })
    .errors({ GRANT_FAILED: { status: 500, message: m.serverFault } })
    .input(z.object({ username: named(m.testUsernameRequired) }))
    .output(grantResult),
  adminPending: operation
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/admin/membership/pending',
      tags,
      summary:
        'What waits for an administrator, oldest first, at most 100; the next follow as these are decided',
    })
    .output(z.object({ grants: z.array(pendingGrant), more: z.boolean() })),
  adminApprove: operation
    .meta({ access: 'admin', fallback: 'GRANT_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/membership/pending/approve',
      tags,
      summary: 'Grant it; the answer says whether that worked, and until when',
    })
    .errors({ ...decided, GRANT_FAILED: { status: 500, message: m.serverFault } })
    .input(z.object({ id: uuid }))
    .output(grantResult),
  adminReject: operation
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/admin/membership/pending/reject',
      tags,
      summary: 'Don’t grant it, for good; the person then reads to contact support',
    })
    .errors(decided)
    .input(z.object({ id: uuid, note: text(500).trim().default('') }))
    .output(z.object({ ok: z.literal(true) })),
  adminRefund: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/membership/refund',
      tags,
      summary:
        'Give the money of a payment by a link back, and take back what it gave; a repeat changes nothing more',
    })
    .errors({
      ...askFailed,
      NOT_REFUNDABLE: { status: 409, message: messages.payments.notRefundable },
      REFUND_ELSEWHERE: { status: 409, message: m.refundElsewhere },
      REFUND_FAILED: { status: 500, message: messages.payments.refundFailed },
    })
    .input(z.object({ notificationId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }))
    .output(z.object({ status: z.enum(['refunding', 'refunded']) })),
};
