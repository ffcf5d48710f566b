import { expect, test } from 'vitest';
import { charactersPerToken, estimateModelTokens, TokenScale } from './model-tokens.ts';
import { referenceCounts } from './reference-counts.ts';

const errors = (estimate: (text: string) => number) =>
  referenceCounts.map(({ text, o200k }) => estimate(text) / o200k - 1);
const worst = (all: number[]) => Math.max(...all.map(Math.abs));
const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

test('estimates the tokens of Turkish texts within a tenth of o200k_base', () => {
  const own = errors(estimateModelTokens);
  expect(worst(own)).toBeLessThan(0.1);
  expect(Math.abs(mean(own))).toBeLessThan(0.03);
  const byWords = errors((text) => (text.match(/\S+/gu)?.length ?? 0) * 2.5);
  expect(worst(own)).toBeLessThan(worst(byWords));
});

test('counts other models by what they told', () => {
  const scale = new TokenScale();
  expect(scale.value).toBe(1);
  scale.learn(1_000, 1_300);
  expect(scale.value).toBeCloseTo(1.3);
  scale.learn(1_000, 1_200);
  expect(scale.value).toBeCloseTo(1.28);
  // An absurd figure and a tiny prompt change nothing.
  scale.learn(1_000, 90_000);
  scale.learn(1_000, 20);
  scale.learn(10, 15);
  expect(scale.value).toBeCloseTo(1.28);

  // cl100k_base counts about 1.3 tokens for each of the estimate; corrected, all texts are within 15 %.
  const ofOther = mean(referenceCounts.map(({ text, cl100k }) => cl100k / estimateModelTokens(text)));
  for (const { text, cl100k } of referenceCounts)
    expect(Math.abs((estimateModelTokens(text) * ofOther) / cl100k - 1)).toBeLessThan(0.15);
});

test('tells the characters of a token in quarters, for a story and without one', () => {
  expect(charactersPerToken('')).toBe(3);
  expect(charactersPerToken('', 1.5)).toBe(2);
  const [{ text } = { text: '' }] = referenceCounts;
  const found = charactersPerToken(text.repeat(3));
  expect(found % 0.25).toBe(0);
  expect(found).toBeGreaterThan(2);
  expect(found).toBeLessThan(4);
});

test.each(['a'.repeat(12_000), ' '.repeat(600), `Devam.${' '.repeat(11_990)}`])(
  'believes no text that a token holds more than four characters',
  (text) => {
    expect(charactersPerToken(text)).toBe(4);
  },
);
