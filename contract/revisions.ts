import { z } from 'zod';
import { defaultTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { revisionKinds, revisionNameLimit } from '#domain/story/revisions.ts';
import { revisionsFull } from '#domain/story/story-storage.ts';
import { cursor, instant, isVisible, oneLine, operation, text, uuid, wholeNumber } from './base.ts';
import { chapterNote } from './chapters.ts';
import { story } from './stories.ts';

/** A revision in a list. */
export const revisionSummary = z.object({
  id: uuid,
  kind: z.enum(revisionKinds),
  /** Empty for a revision without a name. */
  name: z.string(),
  /** When this text of the story was saved. */
  writtenAt: instant,
  wordCount: z.number().int(),
  /** Compared with the revision before it. */
  wordsAdded: z.number().int(),
  wordsRemoved: z.number().int(),
  /** The names of those who wrote between the revision before and this one; empty where that is not known. */
  writers: z.array(z.string()),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** A revision with the story's texts. */
export const revision = revisionSummary.extend({
  title: z.string(),
  genre: z.string(),
  prompt: z.string(),
  content: z.string(),
  chapters: z.array(chapterNote),
});
export type Revision = z.infer<typeof revision>;

const revisionPage = z.object({ revisions: z.array(revisionSummary), nextCursor: cursor.nullable() });
export type RevisionPage = z.infer<typeof revisionPage>;

const notFound = { NOT_FOUND: { status: 404, message: messages.revisions.notFound } };
const changed = {
  STORY_CHANGED: {
    status: 409,
    message: messages.story.changedElsewhere,
    data: z.object({ current: story }),
  },
};
const full = { STORAGE_FULL: { status: 409, message: revisionsFull(defaultTerms.free.storageBytes) } };
const name = text(revisionNameLimit, messages.revisions.nameRequired)
  .overwrite(oneLine)
  .trim()
  .refine(isVisible, { error: messages.revisions.nameRequired });
const ofStory = z.object({ id: uuid });
const one = ofStory.extend({ revisionId: uuid });
/** The story's revision number that the client has; without it the story counts as it is now. */
const basedOn = z.number().int().min(1).max(2_000_000_000).optional();
const tags = ['Sürümler'];

export const revisions = {
  list: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/stories/{id}/revisions',
      tags,
      summary: 'What an own story was, newest first, by keyset pages',
    })
    .errors(notFound)
    .input(ofStory.extend({ cursor: cursor.optional(), limit: wholeNumber(1, 100).default(50) }))
    .output(revisionPage),
  get: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/stories/{id}/revisions/{revisionId}',
      tags,
      summary: 'One revision with its whole text',
    })
    .errors(notFound)
    .input(one)
    .output(revision),
  keep: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/stories/{id}/revisions',
      tags,
      summary:
        'Keep the story as it is saved now, under a name, before an AI changes it or a chapter is taken out; a repeat answers the same revision',
      successStatus: 201,
    })
    .errors({ ...notFound, ...changed, ...full })
    .input(
      ofStory.extend({
        revision: basedOn,
        keep: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('named'), name }),
          z.object({ kind: z.literal('before-ai') }),
          z.object({ kind: z.literal('before-chapter-removal') }),
        ]),
      }),
    )
    .output(revisionSummary),
  rename: operation
    .meta({ access: 'user' })
    .route({
      method: 'PUT',
      path: '/stories/{id}/revisions/{revisionId}',
      tags,
      summary: 'Give a revision a name; it is then kept for good',
    })
    .errors(notFound)
    .input(one.extend({ name }))
    .output(revisionSummary),
  remove: operation
    .meta({ access: 'user' })
    .route({
      method: 'DELETE',
      path: '/stories/{id}/revisions/{revisionId}',
      tags,
      summary: 'Delete a revision; those after it stay readable',
    })
    .errors(notFound)
    .input(one)
    .output(z.object({ ok: z.literal(true) })),
  restore: operation
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/stories/{id}/revisions/{revisionId}/restore',
      tags,
      summary: 'Make the story what it was; what it is now is kept as a revision first',
    })
    .errors({ ...notFound, ...changed, ...full })
    .input(one.extend({ revision: basedOn }))
    .output(story),
};
