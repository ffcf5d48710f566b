import { guestLimits } from './plans.ts';

/** Tokens that a signed-in writer needs to start a generation (docs/product/tokens.md). */
export const minimumToGenerate = 100;

/** Tokens of a text: a quarter of its length, at least 1 (docs/product/tokens.md). */
export function estimateTokens(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4));
}

/** Tokens of a writer's idea or direction: its estimate, and 0 where nothing was written. */
export function ideaTokens(idea: string): number {
  return idea === '' ? 0 : estimateTokens(idea);
}

/** What is charged as a writer's idea: for a wizard's chapter their own answers, never the catalogue's words around them. */
export function chargedIdea(request: { idea: string; answers?: readonly string[] | undefined }): string {
  return request.answers ? request.answers.join('\n') : request.idea;
}

/**
 * Tokens that a guest pays for one generation: a quarter of the idea's length, at least 50 (docs/product/tokens.md).
 */
export function guestCost(idea: string): number {
  return Math.max(Math.ceil(idea.length / 4), guestLimits.minimumCost);
}

/** Tokens that a signed-in writer pays: the idea's and the delivered text's estimate, capped at the balance. */
export function generationCost(idea: string, delivered: string, balance: number): number {
  return Math.min(ideaTokens(idea) + estimateTokens(delivered), balance);
}

/** Letters of Turkish prose that one word takes on the page, with its space: what the estimate before a click uses. */
export const lettersPerWord = 7.5;

/**
 * Tokens that a generation is likely to cost, shown before the click: the lower and the upper end.
 * The receipt after it is exact.
 */
export function forecastCost(
  idea: string,
  caps: { paragraphs: number; words: { min: number; max: number } },
): { low: number; high: number } {
  const ofWords = (words: number) => Math.ceil((caps.paragraphs * words * lettersPerWord) / 4);
  const asked = ideaTokens(idea);
  return { low: asked + ofWords(caps.words.min), high: asked + ofWords(caps.words.max) };
}
