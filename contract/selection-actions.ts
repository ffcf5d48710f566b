import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { audiences, ratings } from '#domain/generation/genres.ts';
import { allActionIds, longestPassage, surroundings, toneIds } from '#domain/generation/selection-actions.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { cardLimits } from '#domain/world/cards.ts';
import { bodyBytes, operation, text, uuid } from './base.ts';
import { characterCard } from './characters.ts';
import { generationErrors, generationEvent, keysOf } from './generations.ts';
import { plotCard } from './plot-elements.ts';

const m = messages.selectionActions;

/** The input of a selection action; the server writes its prompt. */
export const selectionRequest = z
  .object({
    storyId: uuid,
    action: z.enum(allActionIds),
    /** Only with action 'tone'. */
    tone: z.enum(toneIds).optional(),
    /** The selected text; an action without a selection works at the end of `before`. */
    passage: text(longestPassage).default(''),
    before: text(surroundings.before).default(''),
    after: text(surroundings.after).default(''),
    genre: text(limits.genre).trim().default(''),
    audience: z.enum(keysOf(audiences)).default('general'),
    rating: z.enum(keysOf(ratings)).default('safe'),
    characters: z.array(characterCard).max(cardLimits.perGeneration).default([]),
    plot: z.array(plotCard).max(cardLimits.perGeneration).default([]),
  })
  .refine(({ action, tone }) => (action === 'tone') === (tone !== undefined), {
    path: ['tone'],
    error: m.toneMissing,
  });
export type SelectionRequest = z.infer<typeof selectionRequest>;

const selectionInput = selectionRequest.safeExtend({ idempotencyKey: uuid });
export type SelectionInput = z.infer<typeof selectionInput>;

export const selections = {
  stream: operation
    .meta({ access: 'user', fallback: 'GENERATION_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/selection-actions/stream',
      tags: ['Seçenekler'],
      summary: 'Do something with a selection of a story, streamed as a suggestion',
    })
    .errors({
      ...generationErrors,
      ACTION_NEEDS_MODEL: { status: 409, message: m.needsModel },
    })
    .input(selectionInput)
    .output(eventIterator(generationEvent)),
};
