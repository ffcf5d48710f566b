import type { PlanId } from './plans.ts';

/** Most of an existing text that a continuation is given, in model tokens: what a plan's price carries. */
export const contextTokens: Readonly<Record<PlanId | 'guest', number>> = {
  guest: 1_000,
  free: 2_000,
  pro: 8_000,
  publisher: 16_000,
};

/** Letters of Turkish prose that one model token carries: 7.5 letters a word, 2.5 tokens a word. */
export const lettersPerModelToken = 3;
