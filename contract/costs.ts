import { z } from 'zod';
import { foreignCurrencies, maxLiraRate } from '#domain/billing/margin.ts';
import { planIds } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { day, instant, operation } from './base.ts';

const m = messages.costs;
const tags = ['Yönetim'];

/** The lengths of a report, Istanbul days with today. */
export const reportDays = [7, 30, 90] as const;
export type ReportDays = (typeof reportDays)[number];

const count = z.number().int().nonnegative();
const kurus = z.number().int();

/** Money of payments, kuruş, as charged and with VAT. */
const revenue = z.object({
  /** Payments of the period. */
  soldKurus: kurus,
  soldPayments: count,
  /** Refunds of the period, also of earlier payments. */
  refundedKurus: kurus,
  refundedPayments: count,
  netKurus: kurus,
});

/** Calls of AI providers. */
const usage = z.object({
  calls: count,
  /** Written texts, also stopped ones. */
  texts: count,
  failed: count,
  /** Calls that succeeded after an earlier provider did not write. */
  fallbacks: count,
  /** Calls with known tokens and without a configured price: no part of the cost. */
  unpriced: count,
  /** Calls whose provider told no tokens: no part of the cost. */
  unmeasured: count,
  /** In the providers' tokens. The input includes what was cached, the output what was thought. */
  inputTokens: count,
  cachedTokens: count,
  outputTokens: count,
  thinkingTokens: count,
  /** In the currencies of the configured prices. */
  cost: z.object({ USD: z.number(), EUR: z.number(), TRY: z.number() }),
  /** Null when a currency that has costs has no exchange rate. */
  costKurus: kurus.nullable(),
});

const balance = revenue.extend(usage.shape).extend({
  /** Net revenue less cost; null where the cost is. */
  marginKurus: kurus.nullable(),
});

const rate = z.object({
  currency: z.enum(foreignCurrencies),
  /** Turkish lira for one unit; null until one is entered. */
  lira: z.number().nullable(),
  setAt: instant.nullable(),
});

const report = z.object({
  from: day,
  to: day,
  rates: z.array(rate),
  total: balance,
  /** Every day of the period, oldest first. */
  byDay: z.array(balance.extend({ day })),
  byPlan: z.array(
    balance.extend({
      /** 'admin' for the administrators' trials of prompts and models. */
      plan: z.enum([...planIds, 'guest', 'admin']),
      /** Accounts at present, from a count that is some minutes old; null without accounts and before the first count. */
      users: count.nullable(),
    }),
  ),
  /** The most expensive first. */
  byModel: z.array(usage.extend({ provider: z.string(), model: z.string() })),
  byProvider: z.array(
    usage.extend({
      provider: z.string(),
      /** Half of the streamed texts, and 95 % of them, began within so many ms; null without any. */
      medianMs: count.nullable(),
      p95Ms: count.nullable(),
    }),
  ),
});
export type CostReport = z.infer<typeof report>;
export type CostUsage = z.infer<typeof usage>;
export type CostBalance = z.infer<typeof balance>;

const daysOfQuery = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value),
  z.literal(reportDays),
);

export const costs = {
  report: operation
    .meta({ access: 'admin', fallback: 'COSTS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/admin/costs',
      tags,
      summary: 'Revenue and AI costs of the last days by day, plan, model and provider',
    })
    .errors({ COSTS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .input(z.object({ days: daysOfQuery.default(30) }))
    .output(report),
  setRate: operation
    .meta({ access: 'admin', fallback: 'RATE_NOT_SAVED' })
    .route({
      method: 'PUT',
      path: '/admin/costs/rates',
      tags,
      summary: 'Sets or removes the exchange rate of a currency of AI prices; audited',
    })
    .errors({ RATE_NOT_SAVED: { status: 500, message: m.rateFailed } })
    .input(
      z.object({
        currency: z.enum(foreignCurrencies),
        /** Stored with four decimals; null removes the rate. */
        lira: z
          .number({ error: m.rateRange })
          .min(0.0001, { error: m.rateRange })
          .max(maxLiraRate, { error: m.rateRange })
          .nullable(),
      }),
    )
    .output(rate),
};
