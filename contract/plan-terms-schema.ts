import { z } from 'zod';
import { planIds } from '#domain/billing/plans.ts';

const whole = z.number().int();

/** The price and limits of a plan in one version (docs/product/plans.md). */
export const planTerms = z.object({
  plan: z.enum(planIds),
  /** Versions of a plan are counted from 1. */
  version: whole,
  /** Price of 31 days, kuruş; null when the plan is not sold. */
  monthlyPriceKurus: whole.nullable(),
  dailyTokens: whole,
  /** Null without a guarantee. */
  monthlyGuaranteeTokens: whole.nullable(),
  /** Maximum output of a generation and of a continuation, model tokens. */
  outputCap: z.object({ fresh: whole, continuation: whole }),
  paragraphCap: z.object({ standard: whole, editor: whole, continuation: whole }),
  /** Wizard stories per day; null without a limit. */
  wizardPerDay: whole.nullable(),
  usualParagraphs: whole,
  storageBytes: whole,
});

/** The newest terms of every plan. */
export const planCatalogue = z.object({ free: planTerms, pro: planTerms, publisher: planTerms });
