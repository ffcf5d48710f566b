import { z } from 'zod';
import { contactStatuses } from '#domain/account/contact.ts';
import { mailKinds, mailOutcomes } from '#domain/account/mail-kinds.ts';
import { maxReason, maxTokenChange, usersPerPage } from '#domain/account/users.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { auditEntry } from './audit.ts';
import { cursor, instant, isVisible, operation, text, uuid, wholeNumber } from './base.ts';
import { ledgerReasons } from './tokens.ts';

const m = messages.users;
const tags = ['Kullanıcı yönetimi'];

/** An account for administrators (docs/product/administration.md). */
export const adminUser = z.object({
  id: uuid,
  fullName: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  /** The current plan: an expired plan is 'free'. */
  plan: z.enum(planIds),
  planEndsAt: instant.nullable(),
  /** When the owner cancelled the plan; null when it is not cancelled. */
  planCancelledAt: instant.nullable(),
  tokens: z.number().int().nonnegative(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  emailConfirmed: z.boolean(),
  suspendedAt: instant.nullable(),
  isAdmin: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const planFilters = ['all', ...planIds] as const;
export type PlanFilter = (typeof planFilters)[number];
export const confirmationFilters = ['all', 'confirmed', 'unconfirmed'] as const;
export type ConfirmationFilter = (typeof confirmationFilters)[number];
export const accessFilters = ['all', 'suspended'] as const;
export type AccessFilter = (typeof accessFilters)[number];

const count = z.number().int().nonnegative();
/** A count up to 1,000; `atLeast` when there are more. */
const total = z.object({ count, atLeast: z.boolean() });

const sessionNotFound = { UNAUTHORIZED: { status: 401, message: m.sessionNotFound } };
const missing = { NOT_FOUND: { status: 404, message: m.notFound } };
const keyUsed = { KEY_USED: { status: 409, message: m.keyUsed } };
const byId = z.object({ id: uuid });
/** Why an administrator makes a change; it is written to the audit log. */
const reason = text(maxReason, m.reasonRequired).trim().refine(isVisible, { error: m.reasonRequired });
const withReason = byId.extend({ reason });
const paged = byId.extend({ cursor: cursor.optional(), limit: wholeNumber(1, 100).default(20) });
const statuses = Object.keys(contactStatuses) as [
  keyof typeof contactStatuses,
  ...(keyof typeof contactStatuses)[],
];

/** Everything about one account but its lists with pages; no text of a story. */
const customer = z.object({
  user: adminUser,
  profile: z.object({ bio: z.string(), adultDeclaredAt: instant.nullable() }),
  /** Ways to sign in: 'credential' is a password. */
  signInWays: z.array(z.string()),
  secondFactor: z.boolean(),
  /** Numbers only: administrators never see titles or texts. */
  stories: z.object({
    total: count,
    inBin: count,
    shared: count,
    lastChangedAt: instant.nullable(),
    bytes: count,
  }),
  tokensUsedIn30Days: count,
  /** The newest 50 periods, also ended and revoked ones. */
  plans: z.array(
    z.object({
      id: uuid,
      plan: z.enum(planIds),
      /** 'payment' by card, 'membership' by a link, 'admin' by an administrator, or another word of an older version. */
      source: z.string(),
      /** The order's number, for a payment. */
      orderId: z.string().nullable(),
      termsVersion: z.number().int(),
      startsAt: instant,
      endsAt: instant,
      revokedAt: instant.nullable(),
    }),
  ),
  /** Current sessions, the last used first, at most 100; no address and no token. */
  sessions: z.array(z.object({ id: uuid, userAgent: z.string(), createdAt: instant, lastUsedAt: instant })),
  consents: z.array(z.object({ document: z.string(), version: z.string(), acceptedAt: instant })),
  notifications: z.object({
    productNewsConsentedAt: instant.nullable(),
    productNewsWithdrawnAt: instant.nullable(),
    membershipReminders: z.boolean(),
    weeklySummary: z.boolean(),
  }),
});
export type Customer = z.infer<typeof customer>;

const sentMail = z.object({
  id: uuid,
  kind: z.enum(mailKinds),
  outcome: z.enum(mailOutcomes),
  attempts: z.number().int().positive(),
  at: instant,
});
export type SentMail = z.infer<typeof sentMail>;

/** The plan that the administrator saw when deciding. */
const seenPlan = z.object({ plan: z.enum(planIds), planEndsAt: instant.nullable() });

export const adminUsers = {
  list: operation
    .meta({ access: 'admin', fallback: 'USERS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users',
      tags,
      summary: 'admin_search_users: accounts, newest first, by keyset pages, searched and filtered',
    })
    .errors({ ...sessionNotFound, USERS_LOAD_FAILED: { status: 500, message: m.listFailed } })
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: wholeNumber(1, 100).default(usersPerPage),
        /**
         * Words that must all occur in name, username or e-mail; words of one or two characters match only a word's
         * beginning.
         */
        search: text(100).trim().default(''),
        plan: z.enum(planFilters).default('all'),
        confirmation: z.enum(confirmationFilters).default('all'),
        access: z.enum(accessFilters).default('all'),
      }),
    )
    .output(
      z.object({
        users: z.array(adminUser),
        nextCursor: cursor.nullable(),
        /** Null after the first page, because it is counted once. */
        total: total.nullable(),
      }),
    ),
  stats: operation
    .meta({ access: 'admin', fallback: 'USER_STATS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/stats',
      tags,
      summary: 'admin_user_stats: new accounts as of now, sums as they were last counted',
    })
    .errors({ ...sessionNotFound, USER_STATS_LOAD_FAILED: { status: 500, message: m.statsFailed } })
    .output(
      z.object({
        totalUsers: count,
        /** In the current Istanbul day, week (from Monday) and month. */
        newUsersToday: count,
        newUsersWeek: count,
        newUsersMonth: count,
        proUsers: count,
        totalTokens: count,
        confirmedUsers: count,
        unconfirmedUsers: count,
        /** When the sums were calculated; null while the first calculation runs. */
        countedAt: instant.nullable(),
      }),
    ),
  setPlan: operation
    .meta({ access: 'admin', fallback: 'PLAN_UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/admin/users/{id}/plan',
      tags,
      summary: 'admin_activate_plan: give a plan until a chosen end (31 days by default), or take it back',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      ...keyUsed,
      PLAN_CHANGED: { status: 409, message: m.planChanged },
      PLAN_UPDATE_FAILED: { status: 500, message: m.planFailed },
    })
    .input(
      withReason
        .extend({
          plan: z.enum(planIds),
          /** End of a paid plan; 31 days from now when it is missing. */
          endsAt: instant.optional(),
          /** Created by the client for each form, so that a repeated request changes nothing more. */
          idempotencyKey: uuid,
          /** With it, the change is refused when the plan is another meanwhile. */
          seen: seenPlan.optional(),
        })
        .refine(({ plan, endsAt }) => plan !== 'free' || endsAt === undefined, {
          path: ['endsAt'],
          error: m.freeHasNoEnd,
        }),
    )
    .output(adminUser),
  addTokens: operation
    .meta({ access: 'admin', fallback: 'TOKENS_NOT_ADDED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/tokens',
      tags,
      summary: 'admin_update_tokens: add to the balance or take from it, once for each key; never below zero',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      ...keyUsed,
      BALANCE_TOO_SMALL: { status: 409, message: m.balanceTooSmall },
      TOKENS_NOT_ADDED: { status: 500, message: m.tokensFailed },
    })
    .input(
      withReason.extend({
        /** Tokens; a negative number takes. */
        amount: z
          .number({ error: m.amountRequired })
          .int({ error: m.amountRequired })
          .min(-maxTokenChange, { error: m.amountTooLarge })
          .max(maxTokenChange, { error: m.amountTooLarge })
          .refine((amount) => amount !== 0, { error: m.amountZero }),
        idempotencyKey: uuid,
      }),
    )
    .output(adminUser),
  resendVerification: operation
    .meta({ access: 'admin', fallback: 'VERIFICATION_NOT_SENT' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/verification',
      tags,
      summary: 'Mail the verification link again',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      ALREADY_CONFIRMED: { status: 409, message: m.alreadyConfirmed },
      VERIFICATION_NOT_SENT: { status: 500, message: m.verificationFailed },
    })
    .input(withReason)
    .output(adminUser),
  suspend: operation
    .meta({ access: 'admin', fallback: 'SUSPEND_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/suspend',
      tags,
      summary: 'Shut an account: its sessions end, nobody signs in to it, what it generates ends uncharged',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      OWN_ACCOUNT: { status: 409, message: m.notOneself },
      ADMIN_ACCOUNT: { status: 409, message: m.notAnAdmin },
      ALREADY_SUSPENDED: { status: 409, message: m.alreadySuspended },
      SUSPEND_FAILED: { status: 500, message: m.suspendFailed },
    })
    .input(withReason)
    .output(adminUser),
  restore: operation
    .meta({ access: 'admin', fallback: 'RESTORE_FAILED' })
    .route({ method: 'POST', path: '/admin/users/{id}/restore', tags, summary: 'Open a suspended account' })
    .errors({
      ...sessionNotFound,
      ...missing,
      NOT_SUSPENDED: { status: 409, message: m.notSuspended },
      RESTORE_FAILED: { status: 500, message: m.restoreFailed },
    })
    .input(withReason)
    .output(adminUser),
  read: operation
    .meta({ access: 'admin', fallback: 'CUSTOMER_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/{id}',
      tags,
      summary: 'One account with profile, plans, sessions, consents and numbers of its stories',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      CUSTOMER_LOAD_FAILED: { status: 500, message: m.customerFailed },
    })
    .input(byId)
    .output(customer),
  ledger: operation
    .meta({ access: 'admin', fallback: 'LEDGER_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/{id}/ledger',
      tags,
      summary: 'Every change of the balance, newest first, each with the balance after it',
    })
    .errors({ ...sessionNotFound, ...missing, LEDGER_LOAD_FAILED: { status: 500, message: m.ledgerFailed } })
    .input(paged)
    .output(
      z.object({
        entries: z.array(
          z.object({
            id: z.number().int(),
            delta: z.number().int(),
            /** The balance after it. */
            balance: z.number().int(),
            reason: z.enum(ledgerReasons),
            plan: z.enum(planIds).nullable(),
            createdAt: instant,
          }),
        ),
        nextCursor: cursor.nullable(),
      }),
    ),
  messages: operation
    .meta({ access: 'admin', fallback: 'CUSTOMER_MESSAGES_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/{id}/messages',
      tags,
      summary: 'The newest 50 messages to support of this account or of its verified address',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      CUSTOMER_MESSAGES_FAILED: { status: 500, message: m.messagesFailed },
    })
    .input(byId)
    .output(
      z.object({
        messages: z.array(
          z.object({
            id: uuid,
            subject: z.string(),
            status: z.enum(statuses),
            createdAt: instant,
            repliedAt: instant.nullable(),
          }),
        ),
      }),
    ),
  mails: operation
    .meta({ access: 'admin', fallback: 'CUSTOMER_MAILS_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/{id}/mails',
      tags,
      summary: 'Which mails were sent to the account, newest first; no texts',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      CUSTOMER_MAILS_FAILED: { status: 500, message: m.mailsFailed },
    })
    .input(paged)
    .output(z.object({ mails: z.array(sentMail), nextCursor: cursor.nullable() })),
  audit: operation
    .meta({ access: 'admin', fallback: 'CUSTOMER_AUDIT_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/users/{id}/audit',
      tags,
      summary: 'What was changed about the account, newest first',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      CUSTOMER_AUDIT_FAILED: { status: 500, message: m.auditFailed },
    })
    .input(paged)
    .output(z.object({ entries: z.array(auditEntry), nextCursor: cursor.nullable() })),
  verify: operation
    .meta({ access: 'admin', fallback: 'VERIFY_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/verify',
      tags,
      summary: 'Mark the e-mail address as verified, as its mailed link does',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      ALREADY_CONFIRMED: { status: 409, message: m.alreadyConfirmed },
      NAMED_ADMINISTRATOR: { status: 409, message: m.namedAdministrator },
      VERIFY_FAILED: { status: 500, message: m.verifyFailed },
    })
    .input(withReason)
    .output(adminUser),
  endSessions: operation
    .meta({ access: 'admin', fallback: 'SESSIONS_NOT_ENDED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/sessions/end',
      tags,
      summary: 'Sign the account out of one device or of all',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      OWN_ACCOUNT: { status: 409, message: m.ownSessions },
      SESSION_GONE: { status: 409, message: m.sessionGone },
      SESSIONS_NOT_ENDED: { status: 500, message: m.sessionsFailed },
    })
    .input(
      withReason.extend({
        /** All sessions without it. */
        sessionId: uuid.optional(),
      }),
    )
    .output(z.object({ ended: count })),
  exportData: operation
    .meta({ access: 'admin', fallback: 'EXPORT_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/export',
      tags,
      summary: 'A zip with the records of the account for its owner; without writings and IP addresses',
    })
    .errors({ ...sessionNotFound, ...missing, EXPORT_FAILED: { status: 500, message: m.exportFailed } })
    .input(withReason)
    .output(z.file()),
  remove: operation
    .meta({ access: 'admin', fallback: 'REMOVE_FAILED' })
    .route({
      method: 'POST',
      path: '/admin/users/{id}/remove',
      tags,
      summary: 'Delete the account and all that belongs to it, for good; orders stay',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      OWN_ACCOUNT: { status: 409, message: m.removeNotOneself },
      ADMIN_ACCOUNT: { status: 409, message: m.removeNotAnAdmin },
      CONFIRMATION_WRONG: { status: 422, message: m.confirmationWrong },
      REMOVE_FAILED: { status: 500, message: m.removeFailed },
    })
    .input(
      withReason.extend({
        /** The account's e-mail address, typed as a confirmation. */
        email: text(320),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
};
