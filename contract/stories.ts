import { z } from 'zod';
import { cardLimits } from '#domain/cards.ts';
import { type Rating, ratings } from '#domain/genres.ts';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { storageFull } from '#domain/story-storage.ts';
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

/** A text of which nothing can be seen is none. */
const visibleOrEmpty = (value: string): string => (isVisible(value) ? value : '');

const draft = {
  title: text(limits.title, required.error).overwrite(oneLine).trim().overwrite(visibleOrEmpty),
  content: text(limits.content, required.error).trim().overwrite(visibleOrEmpty),
  genre: text(limits.genre).trim().default(''),
  prompt: text(limits.idea).trim().default(''),
  /** The freest rating that any of its text was generated with (docs/product/plans.md). */
  rating: z.enum(storyRatings).default('safe'),
  /** Saved cards that were added to the story; an id that no longer exists is simply not shown. */
  characterIds: z.array(uuid).max(cardLimits.perGeneration).default([]),
  plotElementIds: z.array(uuid).max(cardLimits.perGeneration).default([]),
  /** What is noted of the chapters, in their order; left out, what was noted stays. */
  chapters: chapterNotes.optional(),
  /** Saved by itself while it is written: title and text may still be missing. By hand, both are required. */
  draft: z.boolean().default(false),
};

interface DraftTexts {
  title: string;
  content: string;
  draft: boolean;
}
const isWhole = ({ title, content, draft }: DraftTexts) => draft || (title !== '' && content !== '');
/** A story begins with its first character. */
const isBegun = ({ title, content }: DraftTexts) => title !== '' || content !== '';
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
  /** What is noted of the chapters; empty where nothing is. The chapters themselves stand in the text. */
  chapters: z.array(chapterNote),
  wordCount: z.number().int(),
  /** Grows by one with each saved change; an update names the one it is based on. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Story = z.infer<typeof story>;

/** A story as a list shows it: the first 150 characters instead of the text. */
export const storySummary = story
  .omit({ content: true, prompt: true, characterIds: true, plotElementIds: true, chapters: true })
  .extend({ preview: z.string() });
export type StorySummary = z.infer<typeof storySummary>;

/** Orders of the list; titles by the Turkish alphabet. */
export const storySorts = ['newest', 'oldest', 'changed', 'title', 'title-desc', 'longest'] as const;
export type StorySort = (typeof storySorts)[number];

/** Carries the last title of a page, so it may be longer than others. */
const storyCursor = z.string().max(1_500);

const storyPage = z.object({
  stories: z.array(storySummary),
  nextCursor: storyCursor.nullable(),
  /** All own stories, whatever the page and the search. */
  total: z.number().int(),
  /** Hits of a search, or as many as were counted of more; null without a search and beyond the first page. */
  hits: z.object({ count: z.number().int(), atLeast: z.boolean() }).nullable(),
});
export type StoryPage = z.infer<typeof storyPage>;

/** A story in the bin: when it was put there, and when it goes for good. */
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
/** The account's stories fill the plan's space; nothing was changed. */
const full = { STORAGE_FULL: { status: 409, message: storageFull(plans.free.storageBytes) } };
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
        sort: z.enum(storySorts).default('newest'),
        /** Words that all stand in title (or the name that an untitled story is shown under), genre or preview; one or two letters are a word's beginning. */
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
          /** Whose text it is, where the editor sends it by itself: refused where somebody else is signed in by now. */
          writerId: uuid.optional(),
        })
        .refine(isWhole, missing('title'))
        .refine(isBegun, missing('content')),
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
          /** The writer has seen both versions and chose this one: what it replaces is kept as a revision. */
          overwrites: z.boolean().default(false),
          ...draft,
        })
        .refine(isWhole, missing('title')),
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
