import { expect, test } from 'vitest';
import { defaultTerms } from '../billing/plans.ts';
import { contextBudget, contextLetters } from './context-budget.ts';

test('gives a larger budget with each plan when the context window is large or unknown', () => {
  for (const writerTokens of [128_000, null]) {
    const budgets = ([null, 'free', 'pro', 'publisher'] as const).map((plan) =>
      contextBudget(plan, writerTokens, { maxOutputTokens: 600 }),
    );
    expect(budgets).toEqual([1_000, 2_000, 8_000, 16_000]);
  }
});

test('leaves space for the prompt and the answer in a small context window', () => {
  for (const plan of ['free', 'pro', 'publisher'] as const) {
    const { fresh } = defaultTerms[plan].outputCap;
    const budget = contextBudget(plan, 8_192, { maxOutputTokens: fresh });
    expect(budget).toBeGreaterThan(1_000);
    expect(budget + fresh).toBeLessThan(8_192 - 1_500);
    const request = { surface: 'editor', continuing: false } as const;
    expect(contextLetters(defaultTerms[plan], 8_192, request)).toBe(budget * 3);
  }
});
