import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { penNameLimit, shareToken } from '#domain/story/shares.ts';
import { instant, oneLine, operation, text, uuid } from './base.ts';

const tags = ['Paylaşım'];
const storyNotFound = { NOT_FOUND: { status: 404, message: messages.story.notFound } };
const byId = z.object({ id: uuid });

const share = z.object({
  /**
   * Null when the link can't be shown again because the installation's secret has changed; the link itself still
   * works.
   */
  token: z.string().nullable(),
  /** Empty when the writer shows no name. */
  penName: z.string(),
  adultOnly: z.boolean(),
  createdAt: instant,
});
export type Share = z.infer<typeof share>;

/** How a story is shared; null when it is not shared. */
const shareState = z.object({
  share: share.nullable(),
  /** Whether readers must always confirm their age, whatever the writer chooses. */
  forAdults: z.boolean(),
});
export type ShareState = z.infer<typeof shareState>;

const shared = z.discriminatedUnion('kind', [
  /** The story is for adults and the reader has not confirmed their age: nothing of it is sent. */
  z.object({ kind: z.literal('age') }),
  z.object({
    kind: z.literal('story'),
    title: z.string(),
    content: z.string(),
    penName: z.string(),
    wordCount: z.number().int(),
    forAdults: z.boolean(),
  }),
]);
export type Shared = z.infer<typeof shared>;

export const shares = {
  get: operation
    .meta({ access: 'user', fallback: 'SHARE_NOT_LOADED' })
    .route({ method: 'GET', path: '/stories/{id}/share', tags, summary: 'The unlisted link of an own story' })
    .errors({ ...storyNotFound, SHARE_NOT_LOADED: { status: 500, message: messages.shares.notLoaded } })
    .input(byId)
    .output(shareState),
  set: operation
    .meta({ access: 'user', fallback: 'SHARE_NOT_SAVED' })
    .route({
      method: 'PUT',
      path: '/stories/{id}/share',
      tags,
      summary:
        'Share an own story by an unlisted link, or change what the link shows; a story has one link at most',
    })
    .errors({ ...storyNotFound, SHARE_NOT_SAVED: { status: 500, message: messages.shares.notSaved } })
    .input(
      byId.extend({
        /** When it is missing, the stored name stays; it is empty at first. */
        penName: text(penNameLimit).overwrite(oneLine).trim().optional(),
        /** When it is missing, the stored value stays; it is false at first. */
        adultOnly: z.boolean().optional(),
      }),
    )
    .output(shareState),
  revoke: operation
    .meta({ access: 'user', fallback: 'SHARE_NOT_REVOKED' })
    .route({
      method: 'DELETE',
      path: '/stories/{id}/share',
      tags,
      summary: 'Close the link of an own story at once; closing it again changes nothing',
    })
    .errors({ ...storyNotFound, SHARE_NOT_REVOKED: { status: 500, message: messages.shares.notRevoked } })
    .input(byId)
    .output(shareState),
  read: operation
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/shared/{token}',
      tags,
      summary:
        'A shared story as it is saved now; of one for adults nothing, until the visitor says to be one',
    })
    .errors({ NOT_FOUND: { status: 404, message: messages.shares.gone } })
    .input(
      z.object({
        token: z.string().regex(shareToken, { error: messages.shares.gone }),
        over18: z.enum(['true', 'false']).default('false'),
      }),
    )
    .output(shared),
};
