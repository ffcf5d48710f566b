import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { entryFields, type StoryUse, storyUses, type WorldKind, worldKinds } from '#domain/world/kinds.ts';
import { operation, uuid } from './base.ts';
import { cardInput, cardOutput, changedCardInput, namesInput, savedCardOutput } from './card-schema.ts';

const m = messages.world;
const kinds = Object.keys(worldKinds) as [WorldKind, ...WorldKind[]];
const uses = Object.keys(storyUses) as [StoryUse, ...StoryUse[]];
const draft = cardInput(entryFields);

/** An entry of any kind; the text of a character or plot element comes from its card. */
const worldEntry = z.object({
  id: uuid,
  ...cardOutput(entryFields),
  kind: z.enum(kinds),
  ...savedCardOutput,
});
export type WorldEntryOut = z.infer<typeof worldEntry>;

/** How the current story uses an entry: `elsewhere` for an entry of other stories only, null without a story. */
const entryUse = z.enum([...uses, 'elsewhere']).nullable();

const entryWithUse = worldEntry.extend({ use: entryUse });
export type EntryWithUseOut = z.infer<typeof entryWithUse>;

const notFound = { NOT_FOUND: { status: 404, message: m.notFound } };
const saveFailed = { SAVE_FAILED: { status: 500, message: m.saveFailed } };
const changed = {
  BIBLE_ENTRY_CHANGED: { status: 409, message: m.changedElsewhere, data: z.object({ current: worldEntry }) },
};
const byId = z.object({ id: uuid });
const tags = ['Evren'];

/** Paths, operation ids and error codes keep the name of earlier releases: `bible`. */
export const world = {
  list: operation
    .meta({ access: 'user', fallback: 'BIBLE_LOAD_FAILED' })
    .route({
      operationId: 'bible.list',
      method: 'GET',
      path: '/bible',
      tags,
      summary: 'The whole library of every kind, newest first, with what a story does with each entry',
    })
    .errors({ BIBLE_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .input(z.object({ storyId: uuid.optional() }))
    .output(z.object({ entries: z.array(entryWithUse) })),
  create: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      operationId: 'bible.create',
      method: 'POST',
      path: '/bible',
      tags,
      summary:
        'Save a new place, object or note under an id made by the client: a repeat answers the first one',
      successStatus: 201,
    })
    .errors({ ...notFound, ...saveFailed, ...changed, TOO_MANY_CARDS: { status: 409, message: m.tooMany } })
    .input(z.object({ id: uuid, ...draft }))
    .output(worldEntry),
  update: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      operationId: 'bible.update',
      method: 'PUT',
      path: '/bible/{id}',
      tags,
      summary:
        'Save over a place, object or note; refused when it changed since the revision that it is based on',
    })
    .errors({ ...notFound, ...saveFailed, ...changed })
    .input(z.object({ ...changedCardInput, ...draft }))
    .output(worldEntry),
  remove: operation
    .meta({ access: 'user', fallback: 'DELETE_FAILED' })
    .route({
      operationId: 'bible.remove',
      method: 'DELETE',
      path: '/bible/{id}',
      tags,
      summary: 'Delete a place, object or note; for a day it can be restored',
    })
    .errors({ ...notFound, DELETE_FAILED: { status: 500, message: m.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  restore: operation
    .meta({ access: 'user', fallback: 'RESTORE_FAILED' })
    .route({
      operationId: 'bible.restore',
      method: 'POST',
      path: '/bible/{id}/restore',
      tags,
      summary: 'Undo the deletion of a place, object or note, with what stories do with it',
    })
    .errors({
      NOT_FOUND: { status: 404, message: m.notRestorable },
      TOO_MANY_CARDS: { status: 409, message: m.tooMany },
      RESTORE_FAILED: { status: 500, message: m.restoreFailed },
    })
    .input(byId)
    .output(worldEntry),
  setAliases: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      operationId: 'bible.setAliases',
      method: 'PUT',
      path: '/bible/{id}/aliases',
      tags,
      summary:
        'Other names of a character or plot element; refused when they are no longer what the change is based on',
    })
    .errors({ ...notFound, ...saveFailed, ALIASES_CHANGED: { status: 409, message: m.aliasesChanged } })
    .input(
      z.object({
        id: uuid,
        kind: z.enum(['character', 'plot']),
        aliases: namesInput(entryFields.aliases),
        /** The aliases that the change is based on. */
        base: z.array(z.string().max(entryFields.aliases.max)).max(entryFields.aliases.count),
      }),
    )
    .output(z.object({ aliases: z.array(z.string()) })),
  setUse: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      operationId: 'bible.setUse',
      method: 'PUT',
      path: '/stories/{storyId}/bible/{id}',
      tags,
      summary:
        'What a story does with an entry: always along, along when named, never; null leaves it to the rest',
    })
    .errors({ ...notFound, ...saveFailed, TOO_MANY_PINNED: { status: 409, message: m.tooManyPinned } })
    .input(z.object({ storyId: uuid, id: uuid, use: z.enum(uses).nullable() }))
    .output(z.object({ use: entryUse })),
};
