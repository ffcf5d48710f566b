import { guestLimits } from './plans.ts';

/** Minimum balance to start a generation of a signed-in writer, tokens (docs/product/tokens.md). */
export const minimumToGenerate = 100;

/** The tokens of a text: a quarter of its characters, at least 1 (docs/product/tokens.md). */
export function estimateTokens(text: string): number {
  return Math.max(1, Math.ceil(text.length / 4));
}

/** The tokens of an idea or direction; 0 when it is empty. */
export function ideaTokens(idea: string): number {
  return idea === '' ? 0 : estimateTokens(idea);
}

/** The text that is charged as the idea: for a wizard's chapter the writer's answers without the catalogue's texts. */
export function chargedIdea(request: { idea: string; answers?: readonly string[] | undefined }): string {
  return request.answers ? request.answers.join('\n') : request.idea;
}

/**
 * The cost of a guest's generation, tokens: a quarter of the idea's characters, at least 50 (docs/product/tokens.md).
 */
export function guestCost(idea: string): number {
  return Math.max(Math.ceil(idea.length / 4), guestLimits.minimumCost);
}

/** The cost of a signed-in writer's generation, tokens: idea and delivered text, at most the balance. */
export function generationCost(idea: string, delivered: string, balance: number): number {
  return Math.min(ideaTokens(idea) + estimateTokens(delivered), balance);
}

/** Average characters of a Turkish word with its space, for forecasts. */
export const charactersPerWord = 7.5;

/** The likely cost of a generation before it is started, tokens: lower and upper end. The receipt after it is exact. */
export function forecastCost(
  idea: string,
  caps: { paragraphs: number; words: { min: number; max: number } },
): { low: number; high: number } {
  const ofWords = (words: number) => Math.ceil((caps.paragraphs * words * charactersPerWord) / 4);
  const ideaCost = ideaTokens(idea);
  return { low: ideaCost + ofWords(caps.words.min), high: ideaCost + ofWords(caps.words.max) };
}
