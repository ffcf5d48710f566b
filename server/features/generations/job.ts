import { ORPCError } from '@orpc/server';
import type { GenerationInput } from '#contract/generations.ts';
import { isAdultGenre } from '#domain/genres.ts';
import { generationCaps, type PlanId, plans } from '#domain/plans.ts';
import {
  allowedRating,
  checkRequestSafety,
  contextBudget,
  newestWithin,
  type StoryJob,
} from '#server/providers/ai/index.ts';

/** Adult content needs the operator's switch and the writer's declaration of age; this installation has neither. */
const adultContent = false;

/**
 * What the writer is asked for, cut to the plan; `plan` is null for a guest (spec 1 §5, §6; decisions: Plans).
 * @throws FORBIDDEN for the adult genre outside the plans that have it, INVALID_INPUT for a request that is refused
 * whatever the plan
 */
export function jobFor(plan: PlanId | null, input: GenerationInput, writerName: string): StoryJob {
  const { idea, genre, audience } = input;
  if (isAdultGenre(genre) && !(plan && plans[plan].mayBeUncensored)) {
    throw new ORPCError('FORBIDDEN', { status: 403, message: 'Pro üyelik gerekli' });
  }
  const continuing = input.existingText.trim() !== '';
  const caps = generationCaps(plan, { surface: input.surface, continuing, paragraphs: input.paragraphs });
  const existingText = newestWithin(
    input.existingText,
    contextBudget(plan, writerName, caps.maxOutputTokens),
  );
  const refusal = checkRequestSafety({ idea, genre, existingText, rating: input.rating });
  if (refusal) {
    const issues = [{ path: 'idea', message: refusal }];
    throw new ORPCError('INVALID_INPUT', { status: 422, message: refusal, data: { issues } });
  }
  return {
    ...caps,
    seed: input.idempotencyKey,
    idea,
    genre,
    existingText,
    audience,
    rating: allowedRating(plan, input.rating, adultContent),
  };
}
