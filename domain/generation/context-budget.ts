import { type GenerationCaps, generationCaps, type PlanId } from '../billing/plans.ts';
import { limits } from '../limits.ts';

/** Most of an existing text that a continuation is given, in model tokens: what a plan's price carries. */
export const contextTokens: Readonly<Record<PlanId | 'guest', number>> = {
  guest: 1_000,
  free: 2_000,
  pro: 8_000,
  publisher: 16_000,
};

/** Letters of Turkish prose that one model token carries: 7.5 letters a word, 2.5 tokens a word. */
export const lettersPerModelToken = 3;

/** Model tokens of the system message and, at most, of the idea. */
const promptTokens = 1_500 + Math.ceil(limits.idea / lettersPerModelToken);

/**
 * Model tokens of existing text and cards that one generation may carry: the plan's share (null is a guest), less
 * where the writer's context is too small for prompt, text and answer together.
 * @param writerTokens the writer's whole context in model tokens; null where it has no bound of its own.
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

/** The same in letters, from what a generation is asked for: editor and server decide by it which cards have room. */
export function contextLetters(
  plan: PlanId | null,
  writerTokens: number | null,
  asked: Parameters<typeof generationCaps>[1],
): number {
  return contextBudget(plan, writerTokens, generationCaps(plan, asked)) * lettersPerModelToken;
}
