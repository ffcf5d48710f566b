import { type GenerationCaps, generationCaps, type PlanId, type PlanTerms } from '../billing/plans.ts';
import { limits } from '../limits.ts';

/** Maximum existing text of a continuation by plan, model tokens. */
export const contextTokens: Readonly<Record<PlanId | 'guest', number>> = {
  guest: 1_000,
  free: 2_000,
  pro: 8_000,
  publisher: 16_000,
};

/** Characters of Turkish prose per model token: 7.5 characters and 2.5 model tokens per word. */
export const charactersPerModelToken = 3;

/** Model tokens of the system message and of the longest idea. */
const promptTokens = 1_500 + Math.ceil(limits.idea / charactersPerModelToken);

/**
 * Returns how many model tokens of existing text and cards a generation may contain: the plan's budget, or less when
 * the writer's context window is too small for prompt, text and answer.
 * @param plan null for a guest
 * @param writerTokens the writer's context window in model tokens; null without a limit
 */
export function contextBudget(
  plan: PlanId | null,
  writerTokens: number | null,
  { maxOutputTokens }: Pick<GenerationCaps, 'maxOutputTokens'>,
): number {
  const share = contextTokens[plan ?? 'guest'];
  if (writerTokens === null) return share;
  return Math.max(0, Math.min(share, writerTokens - maxOutputTokens - promptTokens));
}

/** The context budget of a generation request, characters. Editor and server use it to choose the cards that fit. */
export function contextLetters(
  terms: PlanTerms | null,
  writerTokens: number | null,
  request: Parameters<typeof generationCaps>[1],
): number {
  return (
    contextBudget(terms?.plan ?? null, writerTokens, generationCaps(terms, request)) * charactersPerModelToken
  );
}
