import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { instant, isVisible, oneLine, operation, text, uuid } from './base.ts';
import { acceptance, paytrCallErrors, refundErrors, refundRequest } from './payments.ts';

const m = messages.membership;
const tags = ['Membership'];

/** A username of the membership service; usernames of this site are ASCII, those of an outside service may not be. */
const named = (required: string) =>
  text(60, required).overwrite(oneLine).trim().refine(isVisible, { error: required });
const person = z.object({ username: named(m.usernameRequired) });

/** Whom a payment is for, masked. */
const recipient = z.object({ name: z.string(), email: z.string() });
export type Recipient = z.infer<typeof recipient>;

/** The result of a grant, with the field names of the membership service (docs/product/membership.md). */
const grantResult = z.object({
  ok: z.boolean(),
  /** The text to show when `ok` is false; null when it is true or pending. */
  err: z.string().nullable(),
  /** When the membership ends. */
  new_expiry: instant.nullable(),
});

/** The result of a grant for the payer, which can be pending. */
const grantAnswer = grantResult.extend({
  /**
   * `payment`: the notification is missing, retry in a few seconds; `approval`: an administrator decides, which can
   * take hours; null when it is decided for now.
   */
  pending: z.enum(['payment', 'approval']).nullable(),
  /** Whether the result can't change any more. */
  final: z.boolean(),
});
export type GrantAnswer = z.infer<typeof grantAnswer>;

/** A payment that an administrator must decide about. */
const pendingGrant = z.object({
  id: uuid,
  username: z.string(),
  /** The e-mail of this site's account; null without an account. */
  email: z.string().nullable(),
  /**
   * `unproven`: claimed for the fixed link, which sends no notifications; approve it after seeing the payment at
   * PayTR. `uncertain`: paid, but the membership service's answer was lost; check there first, because an approval
   * calls it again. `refused`: paid, but not grantable without a decision; see `reason`.
   */
  kind: z.enum(['unproven', 'uncertain', 'refused']),
  /** The reason of the membership service or of the rules, if there is one. */
  reason: z.string().nullable(),
  /** The price, kuruş. */
  amount: z.number().int(),
  /** The amount that PayTR reported and a refund returns, kuruş; null without a notification. */
  paidKurus: z.number().int().nullable(),
  /** What was refunded of it, kuruş. */
  refundedKurus: z.number().int(),
  callbackId: z.string(),
  /** PayTR's order number; null without a notification. */
  merchantOid: z.string().nullable(),
  requestedAt: instant,
  /** The notification to refund; null when nothing can be refunded. */
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
      summary: 'Whether there is a member of this name, with a masked name and e-mail address to recognise',
    })
    .errors(unavailable)
    .input(person)
    .output(
      z.object({
        ok: z.boolean(),
        /** Null without an account of this site: “Ay… Yı…”, “ay…@o….com”. */
        recipient: recipient.nullable(),
      }),
    ),
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
        /** Created by the browser for each payment, so that a repeated request returns the same link. */
        key: uuid,
        ...acceptance,
      }),
    )
    .output(
      z.object({
        url: z.url(),
        /** The payment's reference: `grant` with it returns the same answer at every call. */
        reference: z.string(),
      }),
    ),
  paymentStatus: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/membership/payments/status',
      tags,
      summary: 'Whether this payment is still waited for; changes nothing',
    })
    .input(person.extend({ reference: text(64) }))
    .output(z.object({ pending: z.boolean() })),
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
      summary: 'Don’t grant it, for good; the person is mailed the note',
    })
    .errors(decided)
    .input(
      z.object({
        id: uuid,
        /** Why; the person reads it. */
        note: text(500, m.noteRequired).trim().refine(isVisible, { error: m.noteRequired }),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
  adminRefund: operation
    .meta({ access: 'admin', fallback: 'REFUND_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/membership/refund',
      tags,
      summary:
        'Refund a payment by a link or a part of it; all that is left, or a part on request, takes back what it gave; a repeat changes nothing more',
    })
    .errors({
      ...paytrCallErrors,
      ...refundErrors,
      NOT_REFUNDABLE: { status: 409, message: messages.payments.notRefundable },
      REFUND_ELSEWHERE: { status: 409, message: m.refundElsewhere },
      REFUND_FAILED: { status: 500, message: messages.payments.refundFailed },
    })
    .input(
      z.object({
        notificationId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
        ...refundRequest,
      }),
    )
    .output(z.object({ status: z.enum(['refunding', 'refunded', 'partly']) })),
};
