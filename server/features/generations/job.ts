import type { GenerationInput } from '#contract/generations.ts';
import type { Rating } from '#domain/genres.ts';
import { generationCaps, type PlanId, plans } from '#domain/plans.ts';
import { contextBudget, newestWithin, type StoryJob } from '#server/providers/ai/index.ts';

/** Without an account and on the free plan everything is family-friendly (spec 1 §6). */
function allowedRating(plan: PlanId | null, asked: Rating): Rating {
  if (!plan || !plans[plan].mayBeUncensored) return 'safe';
  // Needs the operator's switch and the declaration of age too, which this installation does not have.
  return asked === 'uncensored' ? 'safe' : asked;
}

/** What the writer is asked for, cut to the plan; `plan` is null for a guest (spec 1 §5, §6). */
export function jobFor(plan: PlanId | null, input: GenerationInput, writerName: string): StoryJob {
  const continuing = input.existingText.trim() !== '';
  const caps = generationCaps(plan, { surface: input.surface, continuing, paragraphs: input.paragraphs });
  return {
    ...caps,
    seed: input.idempotencyKey,
    idea: input.idea,
    genre: input.genre,
    existingText: newestWithin(input.existingText, contextBudget(plan, writerName, caps.maxOutputTokens)),
    audience: input.audience,
    rating: allowedRating(plan, input.rating),
  };
}
