import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { defaultTerms } from '#domain/billing/plans.ts';
import { ratings } from '#domain/generation/genres.ts';
import { allActionIds, toneIds } from '#domain/generation/selection-actions.ts';
import { messages } from '#domain/messages/index.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import { cursor, instant, operation, uuid, wholeNumber } from './base.ts';
import { generation, generationErrors, generationEvent, keysOf } from './generations.ts';

/** The purpose of a text: the story's own writing, or a selection action. */
const purpose = z.enum(['write', ...allActionIds]);

/** The texts of one generation request, in a list. */
const variantGroupSummary = z.object({
  /** The first generation of the group. */
  id: uuid,
  purpose,
  /** The beginning of the shown text; for a selection action, of the passage. */
  preview: z.string(),
  /** Number of stored texts. */
  count: z.number().int(),
  /** Sum of their costs, tokens. */
  cost: z.number().int(),
  createdAt: instant,
});
export type VariantGroupSummary = z.infer<typeof variantGroupSummary>;

const variant = generation.extend({
  /** Whether the writer put this one into the story last. */
  kept: z.boolean(),
});
export type Variant = z.infer<typeof variant>;

const variantGroup = z.object({
  id: uuid,
  storyId: uuid,
  purpose,
  tone: z.enum(toneIds).nullable(),
  /** The values of the generation request. */
  rating: z.enum(keysOf(ratings)),
  /** The selected passage; empty without one. */
  passage: z.string(),
  /** The expected cost range of one more text, tokens. */
  forecast: z.object({ low: z.number().int(), high: z.number().int() }),
  /** Oldest first. */
  variants: z.array(variant),
});
export type VariantGroup = z.infer<typeof variantGroup>;

const groupPage = z.object({ groups: z.array(variantGroupSummary), nextCursor: cursor.nullable() });
export type VariantGroupPage = z.infer<typeof groupPage>;

const notFound = { NOT_FOUND: { status: 404, message: messages.variants.notFound } } as const;
/** The id of any generation of the group. */
const byId = z.object({ id: uuid });
const tags = ['Seçenekler'];

export const variants = {
  list: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/stories/{id}/variants',
      tags,
      summary: 'What was written for an own story, newest first, by request',
    })
    .input(byId.extend({ cursor: cursor.optional(), limit: wholeNumber(1, 50).default(20) }))
    .output(groupPage),
  get: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/generations/{id}/variants',
      tags,
      summary: 'All texts of one request, with what each cost',
    })
    .errors(notFound)
    .input(byId)
    .output(variantGroup),
  write: operation
    .meta({ access: 'user', fallback: 'GENERATION_FAILED' })
    .route({
      method: 'POST',
      path: '/generations/{id}/variants',
      tags,
      summary: 'Write one more text for the same request, streamed as it comes',
    })
    .errors({
      ...generationErrors,
      ...notFound,
      TOO_MANY_VARIANTS: { status: 409, message: messages.variants.tooMany },
      STORAGE_FULL: { status: 409, message: storageFull(defaultTerms.free.storageBytes) },
    })
    .input(byId.extend({ idempotencyKey: uuid }))
    .output(eventIterator(generationEvent)),
  keep: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/generations/{id}/keep',
      tags,
      summary: 'Note which of a request’s texts stands in the story',
    })
    .errors(notFound)
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  remove: operation
    .meta({ access: 'user' })
    .route({
      method: 'DELETE',
      path: '/generations/{id}/variants',
      tags,
      summary: 'Delete all texts of one request; the story itself does not change',
    })
    .errors(notFound)
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
};
