import { z } from 'zod';
import { tokenGrants, usersPerPage } from '#domain/account/users.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { cursor, instant, operation, text, uuid, wholeNumber } from './base.ts';

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
      PLAN_UPDATE_FAILED: { status: 500, message: m.planFailed },
    })
    .input(
      byId
        .extend({
          plan: z.enum(planIds),
          /** End of a paid plan; 31 days from now when it is missing. */
          endsAt: instant.optional(),
          /** Created by the client for each form, so that a repeated request changes nothing more. */
          idempotencyKey: uuid,
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
      summary: 'admin_update_tokens: add to the balance, once for each key',
    })
    .errors({
      ...sessionNotFound,
      ...missing,
      ...keyUsed,
      TOKENS_NOT_ADDED: { status: 500, message: m.tokensFailed },
    })
    .input(byId.extend({ amount: z.literal(tokenGrants), idempotencyKey: uuid }))
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
    .input(byId)
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
      SUSPEND_FAILED: { status: 500, message: m.suspendFailed },
    })
    .input(byId)
    .output(adminUser),
  restore: operation
    .meta({ access: 'admin', fallback: 'RESTORE_FAILED' })
    .route({ method: 'POST', path: '/admin/users/{id}/restore', tags, summary: 'Open a suspended account' })
    .errors({ ...sessionNotFound, ...missing, RESTORE_FAILED: { status: 500, message: m.restoreFailed } })
    .input(byId)
    .output(adminUser),
};
