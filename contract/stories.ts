import { z } from 'zod';
import { defaultTerms } from '#domain/billing/plans.ts';
import { type Rating, ratings } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';
import { storageFull } from '#domain/story/story-storage.ts';
import { cardLimits } from '#domain/world/cards.ts';
import {
  bodyBytes,
  cursor,
  instant,
  isVisible,
  oneLine,
  operation,
  text,
  uuid,
  wholeNumber,
} from './base.ts';
import { chapterNote, chapterNotes } from './chapters.ts';

const storyRatings = Object.keys(ratings) as [Rating, ...Rating[]];
const required = { error: messages.story.titleAndContentRequired };

/** A text without visible characters becomes empty. */
const visibleOrEmpty = (value: string): string => (isVisible(value) ? value : '');

const draft = {
  title: text(limits.title, required.error).overwrite(oneLine).trim().overwrite(visibleOrEmpty),
  content: text(limits.content, required.error).trim().overwrite(visibleOrEmpty),
  genre: text(limits.genre).trim().default(''),
  prompt: text(limits.idea).trim().default(''),
  /** The freest rating of its generated texts (docs/product/plans.md). */
  rating: z.enum(storyRatings).default('safe'),
  /** Saved cards that were added to the story; ids of deleted ones are ignored. */
  characterIds: z.array(uuid).max(cardLimits.perGeneration).default([]),
  plotElementIds: z.array(uuid).max(cardLimits.perGeneration).default([]),
  /** Notes about the chapters, in their order; when they are missing, the stored notes stay. */
  chapters: chapterNotes.optional(),
  /** Whether it was saved automatically: then title and text may be missing. A save by hand requires both. */
  draft: z.boolean().default(false),
};

interface DraftTexts {
  title: string;
  content: string;
  draft: boolean;
}
const isComplete = ({ title, content, draft }: DraftTexts) => draft || (title !== '' && content !== '');
/** A story needs at least one character of title or text. */
const hasText = ({ title, content }: DraftTexts) => title !== '' || content !== '';
const missing = (at: 'title' | 'content') => ({ path: [at], ...required });

export const story = z.object({
  id: uuid,
  title: z.string(),
  content: z.string(),
  genre: z.string(),
  prompt: z.string(),
  rating: z.enum(storyRatings),
  characterIds: z.array(uuid),
  plotElementIds: z.array(uuid),
  /** Notes about the chapters; empty without any. The chapters themselves are parts of the text. */
  chapters: z.array(chapterNote),
  wordCount: z.number().int(),
  /** Incremented by each save; an update names the revision that it is based on. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Story = z.infer<typeof story>;

/** A story in a list, with the first 150 characters of the text. */
export const storySummary = story
  .omit({ content: true, prompt: true, characterIds: true, plotElementIds: true, chapters: true })
  .extend({ preview: z.string() });
export type StorySummary = z.infer<typeof storySummary>;

/**
 * Sort orders of the list; titles are sorted by the Turkish alphabet. `match` has stories first whose title has all words
 * of the search, and the last changed first among equals.
 */
export const storySorts = ['newest', 'oldest', 'changed', 'title', 'title-desc', 'longest', 'match'] as const;
export type StorySort = (typeof storySorts)[number];

/** Longer than other cursors, because it contains the last title of a page. */
const storyCursor = z.string().max(1_500);

/** The words around the first hit of a search in a story's text, or in its idea where the text has none. */
const snippet = z.object({ part: z.enum(['text', 'idea']), text: z.string() });
export type Snippet = z.infer<typeof snippet>;

/** Chapters of a story, and how many of them are marked as done. */
const progress = z.object({ done: z.number().int(), total: z.number().int() });

/**
 * A story of the list; without a search, or where neither text nor idea has a word of it, the snippet is null. The progress
 * is null until a chapter has a status, a goal or a summary.
 */
export const listedStory = storySummary.extend({
  snippet: snippet.nullable(),
  progress: progress.nullable(),
});
export type ListedStory = z.infer<typeof listedStory>;

const storyPage = z.object({
  stories: z.array(listedStory),
  nextCursor: storyCursor.nullable(),
  /** Number of all own stories. */
  total: z.number().int(),
  /**
   * Number of stories that the search finds; null without a search and after the first page. `atLeast` is always false:
   * all are counted.
   */
  hits: z.object({ count: z.number().int(), atLeast: z.boolean() }).nullable(),
});
export type StoryPage = z.infer<typeof storyPage>;

/** A story in the bin, with the times of its deletion and of its permanent removal. */
export const binnedStory = storySummary.extend({ trashedAt: instant, goesAt: instant });
export type BinnedStory = z.infer<typeof binnedStory>;
const bin = z.object({
  stories: z.array(binnedStory),
  nextCursor: cursor.nullable(),
  total: z.number().int(),
});
export type Bin = z.infer<typeof bin>;

const notFound = { NOT_FOUND: { status: 404, message: messages.story.notFound } };
const saveFailed = { SAVE_FAILED: { status: 500, message: messages.story.saveFailed } };
const changed = {
  STORY_CHANGED: {
    status: 409,
    message: messages.story.changedElsewhere,
    data: z.object({ current: story }),
  },
};
/** The account's stories use all of the plan's storage; nothing was changed. */
const full = { STORAGE_FULL: { status: 409, message: storageFull(defaultTerms.free.storageBytes) } };
const byId = z.object({ id: uuid });

export const stories = {
  list: operation
    .meta({ access: 'user', fallback: 'STORIES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/stories',
      tags: ['Hikâyeler'],
      summary: 'Own stories by keyset pages, sorted, and searched without regard to case and accents',
    })
    .errors({ STORIES_LOAD_FAILED: { status: 500, message: messages.story.loadFailed } })
    .input(
      z.object({
        cursor: storyCursor.optional(),
        limit: wholeNumber(1, 100).default(20),
        /** Without it `match` for a search, else `newest`. */
        sort: z.enum(storySorts).optional(),
        /**
         * Words that must all occur in title (or the name shown for an untitled story), genre, idea or text; words of
         * one or two characters match only a word's beginning.
         */
        search: text(limits.search).trim().default(''),
      }),
    )
    .output(storyPage),
  get: operation
    .meta({ access: 'user' })
    .route({ method: 'GET', path: '/stories/{id}', tags: ['Hikâyeler'], summary: 'One own story' })
    .errors(notFound)
    .input(byId)
    .output(story),
  getRevision: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/stories/{id}/revision',
      tags: ['Hikâyeler'],
      summary: 'The revision number of one own story: whether another device has saved it',
    })
    .errors(notFound)
    .input(byId)
    .output(story.pick({ revision: true })),
  create: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED', maxBytes: bodyBytes.story })
    .route({
      method: 'POST',
      path: '/stories',
      tags: ['Hikâyeler'],
      summary:
        'Save a new story under an id made by the client: a repeat answers the story that the first one made, other texts under the id are refused',
      successStatus: 201,
    })
    .errors({ ...notFound, ...saveFailed, ...changed, ...full })
    .input(
      z
        .object({
          id: uuid,
          ...draft,
          /** The account whose text it is, for automatic saves; they are refused when another account is signed in. */
          writerId: uuid.optional(),
        })
        .refine(isComplete, missing('title'))
        .refine(hasText, missing('content')),
    )
    .output(story),
  update: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED', maxBytes: bodyBytes.story })
    .route({
      method: 'PUT',
      path: '/stories/{id}',
      tags: ['Hikâyeler'],
      summary: 'Save over a story; refused when it changed since the revision that the change is based on',
    })
    .errors({ ...notFound, ...saveFailed, ...changed, ...full })
    .input(
      z
        .object({
          id: uuid,
          revision: z.number().int().min(1).max(2_000_000_000),
          /** The writer compared both versions and chose this one; the replaced text is stored as a revision. */
          overwrites: z.boolean().default(false),
          ...draft,
        })
        .refine(isComplete, missing('title')),
    )
    .output(story),
  discard: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/stories/{id}/discard',
      tags: ['Hikâyeler'],
      summary:
        'Put an emptied story without a title away: into the bin where a revision keeps an earlier text, else for good; one that holds anything stays',
    })
    .errors(notFound)
    .input(z.object({ id: uuid, revision: z.number().int().min(1).max(2_000_000_000) }))
    .output(z.object({ discarded: z.boolean() })),
  trash: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/stories/{id}/trash',
      tags: ['Hikâyeler'],
      summary: 'Put a story into the bin',
    })
    .errors(notFound)
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  bin: operation
    .meta({ access: 'user', fallback: 'STORIES_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/bin/stories',
      tags: ['Hikâyeler'],
      summary: 'Own stories in the bin, last binned first, by keyset pages; each goes for good after 30 days',
    })
    .errors({ STORIES_LOAD_FAILED: { status: 500, message: messages.story.loadFailed } })
    .input(z.object({ cursor: cursor.optional(), limit: wholeNumber(1, 100).default(50) }))
    .output(bin),
  restore: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/stories/{id}/restore',
      tags: ['Hikâyeler'],
      summary: 'Take a story out of the bin',
    })
    .errors(notFound)
    .input(byId)
    .output(storySummary),
  remove: operation
    .meta({ access: 'user', fallback: 'DELETE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/stories/{id}',
      tags: ['Hikâyeler'],
      summary: 'Delete a story for good',
    })
    .errors({ ...notFound, DELETE_FAILED: { status: 500, message: messages.story.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
};
