import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { recordedSurfaces } from '#domain/billing/plans.ts';
import { audiences, ratings } from '#domain/generation/genres.ts';
import { tones } from '#domain/generation/selection-actions.ts';
import { dialogueStyles } from '#domain/house-style/dialogue.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { narrators } from '#domain/wizard/types.ts';
import { cardLimits } from '#domain/world/cards.ts';
import { worldKinds } from '#domain/world/kinds.ts';
import { bodyBytes, instant, operation, text, uuid } from './base.ts';
import { earlierChapters } from './chapters.ts';
import { characterCard } from './characters.ts';
import { plotCard } from './plot-elements.ts';
import { wizardChapter } from './wizard.ts';

/** The keys of a catalogue, typed for `z.enum`. */
export const keysOf = <T extends Record<string, string>>(map: T) =>
  Object.keys(map) as [keyof T & string, ...(keyof T & string)[]];

const generationFields = z.object({
  /** A repeated key starts and charges nothing; it returns the generation of the first request. */
  idempotencyKey: uuid,
  /** What the story is about; for a continuation, the optional direction. Its words are charged. */
  idea: text(limits.idea, messages.generation.emptyIdea).trim(),
  /** With existing text: the idea of the story. It is context of the prompt and not charged. */
  premise: text(limits.idea).trim().default(''),
  genre: text(limits.genre).trim().default(''),
  /** Text to continue; the server uses the newest part that fits the context budget. */
  existingText: text(limits.continuation).default(''),
  surface: z.enum(['landing', 'editor', 'wizard']),
  /**
   * With surface 'landing': the own generation that this one continues. Both are listed and stored as one text. A guest
   * must name it, and may continue each story once; a text that broke off may be finished besides.
   */
  continues: uuid.optional(),
  /** Limited to the plan's maximum. */
  paragraphs: z.number().int().min(1).max(5).optional(),
  audience: z.enum(keysOf(audiences)).default('general'),
  /**
   * Limited by the plan: always `safe` on the free plan and for guests. Limited by the audience too: `general` has at
   * most `mature`, `young-adult` always `safe`; the adult genre is for `adult` readers.
   */
  rating: z.enum(keysOf(ratings)).default('safe'),
  /** Characters and plot elements of the story; those that exceed the card budget are ignored. */
  characters: z.array(characterCard).max(cardLimits.perGeneration).default([]),
  plot: z.array(plotCard).max(cardLimits.perGeneration).default([]),
  /** The story's dialogue style; quotation marks when it is missing. */
  dialogue: z.enum(dialogueStyles).optional(),
  /** The tone and the narrator of this text alone, with surface 'editor'; only a language model follows them. */
  tone: z.enum(keysOf(tones)).optional(),
  narrator: z.enum(keysOf(narrators)).optional(),
  /** With surface 'editor': the story of the generation, even before its first save; its variants are found by it. */
  storyId: uuid.optional(),
  /** Summaries of earlier chapters, oldest first; the server uses those of chapters outside the used text. */
  earlier: earlierChapters.optional(),
  /** Whether the prompt uses the writer's world; with a story's id also that story's pinned and excluded entries. */
  bible: z.object({ storyId: uuid.nullable() }).optional(),
  /** With surface 'wizard': the chapter to write. The server derives idea, genre and existing text from it. */
  wizard: wizardChapter.optional(),
});
export const generationInput = generationFields
  .refine(({ surface, wizard }) => (surface === 'wizard') === (wizard !== undefined), {
    path: ['wizard'],
    error: messages.wizard.missingChoices,
  })
  .refine(
    ({ idea, existingText, surface }) => idea !== '' || (surface !== 'wizard' && existingText.trim() !== ''),
    { path: ['idea'], error: messages.generation.emptyIdea },
  );
export type GenerationInput = z.infer<typeof generationInput>;

const recordedSurface = z.enum(recordedSurfaces);

export const generationStatus = z.enum(['running', 'completed', 'stopped', 'failed']);

/** The cost of a generation and the new balance, shown as the receipt under the text. */
export const receipt = z.object({
  cost: z.number().int(),
  /** Balance after the generation, of the account or of the guest's trial. */
  remaining: z.number().int(),
});

export const generation = z.object({
  id: uuid,
  status: generationStatus,
  idea: z.string(),
  genre: z.string(),
  surface: recordedSurface,
  /** The text so far; complete and cleaned once the generation is completed. */
  text: z.string(),
  /** Set when the generation is completed or stopped, or has failed after text that is charged. */
  receipt: receipt.nullable(),
  /** Whether it broke off or failed after text and used one of the day's free failures. */
  freeFailure: z.boolean(),
  /** Whether it was stopped because the connection to the client broke; its text is stored. */
  brokenOff: z.boolean(),
  /** Only when failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** What the storyteller could not do as requested, with the completed text; else null. */
  notice: z.string().nullable(),
  /** Whether the storyteller wrote it; the interface then says that it is no language model. */
  byStoryteller: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type Generation = z.infer<typeof generation>;

/** A finished text of the landing page in its list. */
export const landingText = generation
  .pick({
    id: true,
    idea: true,
    genre: true,
    text: true,
    brokenOff: true,
    byStoryteller: true,
    createdAt: true,
  })
  /** Whether the story was continued before; a guest may do so once. */
  .extend({ continued: z.boolean() });
export type LandingText = z.infer<typeof landingText>;

/** The events of a stream. Pieces are appended; `done` has the whole cleaned text, which replaces them. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), generation }),
  z.object({ type: z.literal('piece'), text: z.string() }),
  z.object({ type: z.literal('done'), generation }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

/** The cost of the text before a failure; missing when there was no text. */
const failureData = z.object({ receipt: receipt.nullable(), freeFailure: z.boolean() }).optional();

const m = messages.generation;
/**
 * The errors of generations (docs/product/generation.md): code, status and exact text. Failed generations store the
 * same codes.
 */
export const generationErrors = {
  TOO_FEW_TOKENS: { status: 402, message: m.tooFewTokens },
  GUEST_TRIAL_USED_UP: { status: 402, message: m.guestTrialUsedUp },
  GUEST_IDEA_TOO_LONG: { status: 422, message: m.guestIdeaTooLong },
  /** A guest has continued this story before, or it is not the guest's. */
  GUEST_CONTINUED: { status: 403, message: m.guestContinued },
  GENERATION_RUNNING: {
    status: 409,
    message: m.alreadyRunning,
    /** The running generation: its id, its surface, and its story if it has one. */
    data: z.object({ id: uuid, surface: recordedSurface, storyId: uuid.nullable() }).optional(),
  },
  /** The free plan's wizard story of the day is already written. */
  WIZARD_USED_UP: { status: 403, message: messages.wizard.usedUp },
  CHAPTERS_NEED_PRO: { status: 403, message: messages.wizard.chaptersNeedPro },
  CHAPTERS_NEED_ACCOUNT: { status: 403, message: messages.wizard.chaptersNeedAccount },
  CHAPTER_TAKEN: { status: 409, message: messages.wizard.chapterTaken },
  ADULT_PLAN_REQUIRED: { status: 403, message: messages.wizard.proGenre },
  ADULT_CONTENT_OFF: { status: 403, message: messages.adultContent.off },
  ADULT_DECLARATION_REQUIRED: { status: 403, message: messages.adultContent.undeclared },
  /** Disabled by an administrator. */
  GENERATION_OFF: { status: 503, message: messages.settings.generationOff },
  GUEST_TRIAL_OFF: { status: 403, message: messages.settings.guestTrialOff },
  /** Only administrators can fix these two; the server sends them a specific text instead of this one. */
  AI_NO_KEY: { status: 503, message: m.unavailable },
  AI_INVALID_KEY: { status: 502, message: m.unavailable, data: failureData },
  AI_MODEL_NOT_FOUND: { status: 502, message: m.modelNotFound, data: failureData },
  AI_RATE_LIMITED: { status: 503, message: m.rateLimited, data: failureData },
  AI_UNAVAILABLE: { status: 503, message: m.unavailable, data: failureData },
  AI_OTHER_STATUS: { status: 502, message: m.otherStatus, data: failureData },
  AI_EMPTY: { status: 502, message: m.empty, data: failureData },
  AI_UNPARSEABLE: { status: 502, message: m.unparseable, data: failureData },
  AI_TOO_SHORT: { status: 502, message: m.tooShort, data: failureData },
  /** The model answered that it does not write this. */
  AI_REFUSED: { status: 422, message: m.refused, data: failureData },
  /** The text turned to sexual content about minors; nothing of it is stored or charged. */
  AI_UNSAFE: { status: 422, message: m.unsafe, data: failureData },
  AI_OTHER_LANGUAGE: { status: 502, message: m.otherLanguage, data: failureData },
  AI_TIMEOUT: { status: 504, message: m.timeout, data: failureData },
  /**
   * The storyteller found no person and no event in the idea; nothing is charged, and a free failure of the day is
   * used.
   */
  AI_IDEA_UNCLEAR: { status: 422, message: m.ideaUnclear, data: failureData },
  /** The server could not reach the provider; the reader's connection works. */
  AI_NETWORK: { status: 502, message: m.unavailable, data: failureData },
  GENERATION_FAILED: { status: 500, message: m.fallback, data: failureData },
} as const;
export type GenerationErrorCode = keyof typeof generationErrors;

const byId = z.object({ id: uuid });

const entryRef = { id: uuid, kind: z.enum(keysOf(worldKinds)), name: z.string() };
const reasonIn = z.enum(['pinned', 'named']);

/** The world entries that a generation would use. */
const generationPreview = z.object({
  chosen: z.array(
    z.object({ ...entryRef, why: reasonIn, named: z.number().int(), letters: z.number().int() }),
  ),
  /** Entries that are not used, with the reason; of those without a mention only the newest. */
  left: z.array(
    z.object({
      ...entryRef,
      why: z.enum(['no-room', 'not-named', 'excluded', 'elsewhere', 'added']),
      named: z.number().int(),
    }),
  ),
  /** Number of unused entries that are not listed. */
  leftMore: z.number().int(),
  /** Characters that the entries use of their budget. */
  used: z.number().int(),
  budget: z.number().int(),
  /** The whole prompt, if it was requested; else null. */
  prompt: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .nullable(),
  /** Whether the storyteller would write: it gets no prompt and uses no notes. */
  byStoryteller: z.boolean(),
});
export type GenerationPreview = z.infer<typeof generationPreview>;

export const generations = {
  create: operation
    .meta({ access: 'visitor', fallback: 'GENERATION_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/generations',
      tags: ['Üretim'],
      summary: 'Write story paragraphs; answers when the text is whole',
    })
    .errors(generationErrors)
    .input(generationInput)
    .output(generation),
  stream: operation
    .meta({ access: 'visitor', fallback: 'GENERATION_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/generations/stream',
      tags: ['Üretim'],
      summary: 'Write story paragraphs, streamed as they come',
    })
    .errors(generationErrors)
    .input(generationInput)
    .output(eventIterator(generationEvent)),
  /** The newest generation that this person or guest has not dismissed; a reloaded page finds its text by it. */
  latest: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/generations/latest',
      tags: ['Üretim'],
      summary: 'The newest own generation of a surface that was not put away',
    })
    .input(
      z.object({
        surface: recordedSurface,
        /** Only the generation with this id or idempotency key, not a newer one of another device. */
        only: uuid.optional(),
      }),
    )
    .output(z.object({ generation: generation.nullable() })),
  landing: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/generations/landing',
      tags: ['Üretim'],
      summary: 'The newest own texts of the landing page, also those of this browser before signing up',
    })
    .output(z.object({ texts: z.array(landingText) })),
  preview: operation
    .meta({ access: 'user', fallback: 'PREVIEW_FAILED', maxBytes: bodyBytes.text })
    .route({
      method: 'POST',
      path: '/generations/preview',
      tags: ['Üretim'],
      summary:
        'What a generation would take along of the library, and its whole prompt; starts and costs nothing',
    })
    .errors({ PREVIEW_FAILED: { status: 500, message: messages.world.previewFailed } })
    .input(
      generationFields
        .omit({ idempotencyKey: true, wizard: true, surface: true })
        .extend({ idea: text(limits.idea).trim().default(''), withPrompt: z.boolean().default(false) }),
    )
    .output(generationPreview),
  material: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/generations/{id}/material',
      tags: ['Üretim'],
      summary: 'What of the library went into an own generation, as it was called then',
    })
    .input(byId)
    .output(z.object({ entries: z.array(z.object({ ...entryRef, why: reasonIn })) })),
  get: operation
    .meta({ access: 'visitor' })
    .route({ method: 'GET', path: '/generations/{id}', tags: ['Üretim'], summary: 'One own generation' })
    .input(byId)
    .output(generation),
  follow: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'GET',
      path: '/generations/{id}/events',
      tags: ['Üretim'],
      summary:
        'Go on receiving a running generation after a reload or a dropped connection; costs nothing more',
    })
    .errors(generationErrors)
    .input(byId)
    .output(eventIterator(generationEvent)),
  stop: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/generations/{id}/stop',
      tags: ['Üretim'],
      summary: 'Stop: what was delivered is kept and charged',
    })
    .input(byId)
    .output(generation),
  /** Marks the text as placed or unwanted, so that `latest` does not return it any more. */
  dismiss: operation
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/generations/{id}/dismiss',
      tags: ['Üretim'],
      summary: 'Put a finished generation away',
    })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
};
