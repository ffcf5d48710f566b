import { z } from 'zod';
import { mailingLimits, mailingLinkPaths } from '#domain/account/mailings.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, isVisible, oneLine, operation, text, uuid } from './base.ts';

const m = messages.mailings;
const tags = ['Toplu posta'];

export const mailingKinds = ['terms', 'product_news', 'weekly_summary'] as const;
export type MailingKind = (typeof mailingKinds)[number];

/** What an administrator writes. */
const written = {
  kind: z.enum(['terms', 'product_news']),
  subject: text(mailingLimits.subject, m.subjectRequired)
    .overwrite(oneLine)
    .trim()
    .refine(isVisible, { error: m.subjectRequired }),
  /** Paragraphs, separated by empty lines. */
  body: text(mailingLimits.body, m.bodyRequired).trim().refine(isVisible, { error: m.bodyRequired }),
  /** Empty for no link. */
  linkPath: z.enum(['', ...mailingLinkPaths]),
};

/** A mailing with its progress; the counts are people. */
const mailing = z.object({
  id: uuid,
  kind: z.enum(mailingKinds),
  /** Empty for a weekly summary, which is written for each person. */
  subject: z.string(),
  /** The Monday of a summary's week. */
  week: z.string().nullable(),
  startedBy: z.string().nullable(),
  createdAt: instant,
  state: z.enum(['preparing', 'sending', 'stopped', 'finished']),
  recipients: z.number().int(),
  sent: z.number().int(),
  skipped: z.number().int(),
  refused: z.number().int(),
  /** When it was stopped or finished. */
  endedAt: instant.nullable(),
});
export type Mailing = z.infer<typeof mailing>;

const consent = z.object({
  recipient: z.string(),
  kind: z.enum(['product_news', 'weekly_summary']),
  status: z.enum(['ONAY', 'RET']),
  source: z.enum(['panel', 'unsubscribe_link', 'account_deleted', 'before_history']),
  at: instant,
});
export type MailConsent = z.infer<typeof consent>;

const subscription = z.object({
  kind: z.enum(['product_news', 'weekly_summary']),
  /** The masked address: “ay…@o….com”. */
  email: z.string(),
  subscribed: z.boolean(),
});
export type MailSubscription = z.infer<typeof subscription>;

const linkInvalid = { LINK_INVALID: { status: 404, message: m.linkInvalid } } as const;
const byLink = z.object({ token: text(400) });

export const mailings = {
  subscription: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/mail-subscription',
      tags,
      summary: 'Which mails a link out of a mail is about, without a sign-in',
    })
    .errors(linkInvalid)
    .input(byLink)
    .output(subscription),
  unsubscribe: operation
    .meta({ access: 'visitor', fallback: 'UNSUBSCRIBE_FAILED' })
    .route({
      method: 'POST',
      path: '/mail-subscription/unsubscribe',
      tags,
      summary: 'Leave the list that a link out of a mail is about; a repeat changes nothing',
    })
    .errors({ ...linkInvalid, UNSUBSCRIBE_FAILED: { status: 500, message: m.unsubscribeFailed } })
    .input(byLink)
    .output(z.object({ ok: z.literal(true) })),
  adminList: operation
    .route({ method: 'GET', path: '/admin/mailings', tags, summary: 'Mailings, newest first, at most 20' })
    .output(
      z.object({
        mailings: z.array(mailing),
        /** False where no mail server is configured. */
        canSend: z.boolean(),
        perMinute: z.number().int(),
      }),
    ),
  adminPreview: operation
    .route({
      method: 'POST',
      path: '/admin/mailings/preview',
      tags,
      summary: 'The mail as the administrator would get it, and to how many people it goes',
    })
    .input(z.object(written))
    .output(
      z.object({ subject: z.string(), text: z.string(), html: z.string(), recipients: z.number().int() }),
    ),
  adminTest: operation
    .meta({ access: 'admin', fallback: 'MAILING_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/mailings/test',
      tags,
      summary: 'Send the mail to the administrator alone',
    })
    .errors({ MAILING_FAILED: { status: 500, message: m.failed } })
    .input(z.object(written))
    .output(z.object({ to: z.string() })),
  adminStart: operation
    .meta({ access: 'admin', fallback: 'MAILING_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/mailings',
      tags,
      summary: 'Send it to everybody it is for, once a person; the same id starts it once',
    })
    .errors({
      MAILING_FAILED: { status: 500, message: m.failed },
      MAILING_TAKEN: { status: 409, message: m.taken },
      NO_MAIL_SERVER: { status: 409, message: m.noMailServer },
    })
    .input(z.object({ id: uuid, ...written }))
    .output(mailing),
  adminStop: operation
    .meta({ access: 'admin', fallback: 'MAILING_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/mailings/{id}/stop',
      tags,
      summary: 'Send it to nobody else; who has it keeps it',
    })
    .errors({
      MAILING_FAILED: { status: 500, message: m.failed },
      MAILING_ENDED: { status: 409, message: m.ended },
    })
    .input(z.object({ id: uuid }))
    .output(mailing),
  adminConsents: operation
    .route({
      method: 'GET',
      path: '/admin/mail-consents',
      tags,
      summary: 'The history of consents to commercial mails, oldest first, at most 5,000 a page',
    })
    .input(z.object({ cursor: cursor.optional() }))
    .output(z.object({ consents: z.array(consent), nextCursor: z.string().nullable() })),
};
