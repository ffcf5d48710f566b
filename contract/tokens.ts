import { z } from 'zod';
import { planIds } from '#domain/billing/plans.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { bodyBytes, cursor, day, instant, operation, text, uuid, wholeNumber } from './base.ts';
import { planTerms } from './plan-terms-schema.ts';

/** The reason for a change of a balance. */
export const ledgerReasons = [
  'sign_up',
  'welcome',
  'daily_allowance',
  'monthly_guarantee',
  'plan_change',
  'grant',
  'generation',
  'text',
  'response',
  'takeover',
] as const;

export const balance = z.object({
  tokens: z.number().int().nonnegative(),
  plan: z.enum(planIds),
  /** The terms of the plan that were agreed on; the newest on the free plan. */
  terms: planTerms,
  /** End of a paid plan; null on the free plan. */
  planEndsAt: instant.nullable(),
  /** When the owner cancelled the plan, which still runs to its end; null when it is not cancelled. */
  planCancelledAt: instant.nullable(),
  dailyAllowance: z.number().int(),
  /** When the balance is next raised to the daily allowance; null while the e-mail is not verified. */
  nextRefillAt: instant.nullable(),
  /** Whether the account got no first tokens, because an earlier account of its e-mail address got that day's. */
  firstTokensTomorrow: z.boolean(),
  usedToday: z.number().int(),
  usedThisMonth: z.number().int(),
  monthlyGuarantee: z.number().int().nullable(),
});
export type Balance = z.infer<typeof balance>;

const charge = z.object({
  /** False when the balance was too small; nothing was changed then. */
  ok: z.boolean(),
  charged: z.number().int(),
  tokens: z.number().int(),
});

/** The same key is charged once. */
const idempotencyKey = z.string().regex(/^[\w.:-]{8,100}$/, { error: 'Geçersiz anahtar.' });

const notLoaded = { TOKENS_NOT_LOADED: { status: 500, message: messages.tokens.notLoaded } };
/** The account's missing token row could not be created. */
export const tokensNotCreated = {
  TOKENS_NOT_CREATED: { status: 500, message: messages.tokens.notCreated },
};
const loadFailed = { TOKENS_LOAD_FAILED: { status: 500, message: messages.tokens.loadFailed } };

export const tokens = {
  balance: operation
    .meta({ access: 'user', fallback: 'TOKENS_NOT_LOADED' })
    .route({
      method: 'GET',
      path: '/tokens',
      tags: ['Token'],
      summary: 'Balance, plan, allowance and next refill',
    })
    .errors({ ...notLoaded, ...tokensNotCreated })
    .output(balance),
  history: operation
    .meta({ access: 'user', fallback: 'TOKENS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/tokens/history',
      tags: ['Token'],
      summary: 'Tokens used per Istanbul day, oldest first, days without use included',
    })
    .errors(loadFailed)
    .input(z.object({ days: wholeNumber(1, 366).default(7) }))
    .output(
      z.object({
        days: z.array(z.object({ date: day, tokensUsed: z.number().int() })),
        /** Whether tokens were used before these days. */
        older: z.boolean(),
      }),
    ),
  ledger: operation
    .meta({ access: 'user', fallback: 'TOKENS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/tokens/ledger',
      tags: ['Token'],
      summary: 'Every change of the balance, newest first',
    })
    .errors(loadFailed)
    .input(z.object({ cursor: cursor.optional(), limit: wholeNumber(1, 100).default(50) }))
    .output(
      z.object({
        entries: z.array(
          z.object({
            id: z.number().int(),
            delta: z.number().int(),
            reason: z.enum(ledgerReasons),
            generationId: uuid.nullable(),
            /** The new plan, for an entry that changed it; its `delta` can be 0. */
            plan: z.enum(planIds).nullable(),
            createdAt: instant,
          }),
        ),
        nextCursor: cursor.nullable(),
      }),
    ),
  stories: operation
    .meta({ access: 'user', fallback: 'TOKENS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/tokens/stories',
      tags: ['Token'],
      summary: 'What the texts of each story have cost, the dearest first, at most 100 stories',
    })
    .errors(loadFailed)
    .output(
      z.object({
        stories: z.array(
          z.object({
            storyId: uuid,
            /** Null when the story was not saved or is deleted. */
            title: z.string().nullable(),
            tokens: z.number().int(),
            generations: z.number().int(),
            lastAt: instant,
          }),
        ),
        /** Number of all stories with costs. */
        count: z.number().int(),
        /** Average tokens of such a story; null without any. */
        average: z.number().int().nullable(),
        /** Tokens of texts without a known story: of the landing page, the wizard and earlier versions. */
        elsewhere: z.number().int(),
      }),
    ),
  use: operation
    .meta({ access: 'user', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/tokens/use',
      tags: ['Token'],
      summary: 'use_token: charge the estimate of a text',
    })
    .input(z.object({ text: text(limits.continuation), idempotencyKey }))
    .output(charge),
  useForResponse: operation
    .meta({ access: 'user', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/tokens/use-for-response',
      tags: ['Token'],
      summary:
        'use_token_for_response: charge the estimate of a prompt and its answer, capped at the balance',
    })
    .input(
      z.object({ prompt: text(limits.continuation), response: text(limits.continuation), idempotencyKey }),
    )
    .output(charge),
};
