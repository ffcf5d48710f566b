import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { recordedSurfaces } from '#domain/billing/plans.ts';
import { audiences, ratings } from '#domain/generation/genres.ts';
import { dialogueStyles } from '#domain/house-style/dialogue.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { cardLimits } from '#domain/world/cards.ts';
import { worldKinds } from '#domain/world/kinds.ts';
import { bodyBytes, instant, operation, text, uuid } from './base.ts';
import { earlierChapters } from './chapters.ts';
import { characterCard } from './characters.ts';
import { plotCard } from './plot-elements.ts';
import { wizardChapter } from './wizard.ts';

/** The keys of a catalogue as an enum takes them. */
export const keysOf = <T extends Record<string, string>>(map: T) =>
  Object.keys(map) as [keyof T & string, ...(keyof T & string)[]];

const generationFields = z.object({
  /** The same key never starts or charges twice: a repeat answers the generation that the first one made. */
  idempotencyKey: uuid,
  /** What the story is about; of a continuation, the optional direction it takes. Charged as the writer's own words. */
  idea: text(limits.idea, messages.generation.emptyIdea).trim(),
  /** With existing text: the idea that the story began with. Context of the prompt, not charged; left out otherwise. */
  premise: text(limits.idea).trim().default(''),
  genre: text(limits.genre).trim().default(''),
  /** Text to go on from; the server keeps the newest part that fits the context budget. */
  existingText: text(limits.continuation).default(''),
  surface: z.enum(['landing', 'editor', 'wizard']),
  /** With surface 'landing': the own text that this one goes on from. Both are listed, and become a story, as one. */
  continues: uuid.optional(),
  /** Cut to the plan's cap. */
  paragraphs: z.number().int().min(1).max(5).optional(),
  audience: z.enum(keysOf(audiences)).default('general'),
  /** Cut to what the plan allows: safe on the free plan and for guests, whatever is sent. */
  rating: z.enum(keysOf(ratings)).default('safe'),
  /** Characters and plot elements that were added to the story; those beyond the card budget are left out. */
  characters: z.array(characterCard).max(cardLimits.perGeneration).default([]),
  plot: z.array(plotCard).max(cardLimits.perGeneration).default([]),
  /** How the story shows speech; quotes where it has not chosen. */
  dialogue: z.enum(dialogueStyles).optional(),
  /** With surface 'editor': the story that it is for, also before it was ever saved; its variants are found by it. */
  storyId: uuid.optional(),
  /** Summaries of the chapters before, oldest first; the server tells those that the text no longer holds. */
  earlier: earlierChapters.optional(),
  /** Uses entries of the writer's world in the prompt; with a story's id, by that story's settings (pinned, excluded). */
  bible: z.object({ storyId: uuid.nullable() }).optional(),
  /** With surface 'wizard': the chapter to write. Idea, genre and existing text then follow from it on the server. */
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

/** What a generation cost and what is left: the receipt under the text. */
export const receipt = z.object({
  cost: z.number().int(),
  /** Balance after it: the account's, or the guest trial's. */
  remaining: z.number().int(),
});

export const generation = z.object({
  id: uuid,
  status: generationStatus,
  idea: z.string(),
  genre: z.string(),
  surface: recordedSurface,
  /** The text as far as it has come; cleaned and whole once completed. */
  text: z.string(),
  /** When completed or stopped, and when failed after text was delivered that is charged. */
  receipt: receipt.nullable(),
  /** True where it broke off or failed after text was delivered and used one of the day's free failures. */
  freeFailure: z.boolean(),
  /** True where it was stopped because the connection to the writer broke; the text so far stands. */
  brokenOff: z.boolean(),
  /** Only when failed. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** What the built-in storyteller could not do as asked, told once with the finished text; null otherwise. */
  notice: z.string().nullable(),
  /** True where the built-in storyteller wrote it: the interface says that it is no language model. */
  byStoryteller: z.boolean(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type Generation = z.infer<typeof generation>;

/** A finished text of the landing page, as its list shows it. */
export const landingText = generation.pick({
  id: true,
  idea: true,
  genre: true,
  text: true,
  brokenOff: true,
  byStoryteller: true,
  createdAt: true,
});
export type LandingText = z.infer<typeof landingText>;

/** What a stream carries. Pieces are appended; `done` carries the cleaned whole, which replaces them. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), generation }),
  z.object({ type: z.literal('piece'), text: z.string() }),
  z.object({ type: z.literal('done'), generation }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

/** What the text that was delivered before a failure cost; there is none where nothing was delivered. */
const failureData = z.object({ receipt: receipt.nullable(), freeFailure: z.boolean() }).optional();

const m = messages.generation;
/**
 * The error catalogue (docs/product/generation.md): code → status and exact text. Also what a failed generation's
 * record carries.
 */
export const generationErrors = {
  TOO_FEW_TOKENS: { status: 402, message: m.tooFewTokens },
  GUEST_TRIAL_USED_UP: { status: 402, message: m.guestTrialUsedUp },
  GUEST_IDEA_TOO_LONG: { status: 422, message: m.guestIdeaTooLong },
  GENERATION_RUNNING: {
    status: 409,
    message: m.alreadyRunning,
    /** Which one runs, where its text is waited for, and for which story, where it is for one. */
    data: z.object({ id: uuid, surface: recordedSurface, storyId: uuid.nullable() }).optional(),
  },
  /** The free plan's wizard story of the day was delivered already. */
  WIZARD_USED_UP: { status: 403, message: messages.wizard.usedUp },
  CHAPTERS_NEED_PRO: { status: 403, message: messages.wizard.chaptersNeedPro },
  CHAPTERS_NEED_ACCOUNT: { status: 403, message: messages.wizard.chaptersNeedAccount },
  CHAPTER_TAKEN: { status: 409, message: messages.wizard.chapterTaken },
  ADULT_PLAN_REQUIRED: { status: 403, message: messages.wizard.proGenre },
  ADULT_CONTENT_OFF: { status: 403, message: messages.adultContent.off },
  ADULT_DECLARATION_REQUIRED: { status: 403, message: messages.adultContent.undeclared },
  /** An administrator's switches. */
  GENERATION_OFF: { status: 503, message: messages.settings.generationOff },
  GUEST_TRIAL_OFF: { status: 403, message: messages.settings.guestTrialOff },
  /** Only administrators can mend these two: the server gives them the specified texts in place of this one. */
  AI_NO_KEY: { status: 503, message: m.unavailable },
  AI_INVALID_KEY: { status: 502, message: m.unavailable, data: failureData },
  AI_MODEL_NOT_FOUND: { status: 502, message: m.modelNotFound, data: failureData },
  AI_RATE_LIMITED: { status: 503, message: m.rateLimited, data: failureData },
  AI_UNAVAILABLE: { status: 503, message: m.unavailable, data: failureData },
  AI_OTHER_STATUS: { status: 502, message: m.otherStatus, data: failureData },
  AI_EMPTY: { status: 502, message: m.empty, data: failureData },
  AI_UNPARSEABLE: { status: 502, message: m.unparseable, data: failureData },
  AI_TOO_SHORT: { status: 502, message: m.tooShort, data: failureData },
  AI_TIMEOUT: { status: 504, message: m.timeout, data: failureData },
  /** The built-in storyteller found nobody or no event in the idea; nothing is charged, and one of the day's free failures is used. */
  AI_IDEA_UNCLEAR: { status: 422, message: m.ideaUnclear, data: failureData },
  /** The provider could not be reached from this server: not the reader's own connection. */
  AI_NETWORK: { status: 502, message: m.unavailable, data: failureData },
  GENERATION_FAILED: { status: 500, message: m.fallback, data: failureData },
} as const;
export type GenerationErrorCode = keyof typeof generationErrors;

const byId = z.object({ id: uuid });

const entryRef = { id: uuid, kind: z.enum(keysOf(worldKinds)), name: z.string() };
const reasonIn = z.enum(['pinned', 'named']);

/** The world entries that a generation would use, before it is started. */
const generationPreview = z.object({
  chosen: z.array(
    z.object({ ...entryRef, why: reasonIn, named: z.number().int(), letters: z.number().int() }),
  ),
  /** What stays out and why; of those that nothing names only the newest. */
  left: z.array(
    z.object({
      ...entryRef,
      why: z.enum(['no-room', 'not-named', 'excluded', 'elsewhere', 'added']),
      named: z.number().int(),
    }),
  ),
  /** Entries that stay out and are not listed. */
  leftMore: z.number().int(),
  /** Characters of text that the entries take of their budget. */
  used: z.number().int(),
  budget: z.number().int(),
  /** The whole prompt as it would be sent; null where it was not asked for. */
  prompt: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .nullable(),
  /** True where the built-in storyteller would write: it is sent no prompt, and uses no notes. */
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
  /** The newest generation that this person or guest has not put away: how a reload finds its text again. */
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
        /** Only the one with this id, or that was asked for under this key: not a newer one of another device. */
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
  /** The text has reached its place (or is not wanted): `latest` no longer offers it. */
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
