import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { characterFields } from '#domain/world/cards.ts';
import { operation, uuid } from './base.ts';
import { cardInput, cardOutput, changedCardInput, savedCardOutput } from './card-schema.ts';

const m = messages.characters;

/** The fields of a character card, for saved cards and generations. */
export const characterCard = z.object(cardInput(characterFields));

export const character = z.object({ id: uuid, ...cardOutput(characterFields), ...savedCardOutput });
export type Character = z.infer<typeof character>;

const notFound = { NOT_FOUND: { status: 404, message: m.notFound } };
const saveFailed = { SAVE_FAILED: { status: 500, message: m.saveFailed } };
const changed = {
  CHARACTER_CHANGED: {
    status: 409,
    message: m.changedElsewhere,
    data: z.object({ current: character }),
  },
};
const byId = z.object({ id: uuid });

export const characters = {
  list: operation
    .meta({ access: 'user', fallback: 'CHARACTERS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/characters',
      tags: ['Karakterler'],
      summary: 'Own characters, newest first',
    })
    .errors({ CHARACTERS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(z.object({ characters: z.array(character) })),
  create: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      method: 'POST',
      path: '/characters',
      tags: ['Karakterler'],
      summary:
        'Save a new character under an id made by the client: a repeat answers what the first one made',
      successStatus: 201,
    })
    .errors({ ...notFound, ...saveFailed, ...changed, TOO_MANY_CARDS: { status: 409, message: m.tooMany } })
    .input(characterCard.extend({ id: uuid }))
    .output(character),
  update: operation
    .meta({ access: 'user', fallback: 'UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/characters/{id}',
      tags: ['Karakterler'],
      summary:
        'Save over a character; refused when it changed since the revision that the change is based on',
    })
    .errors({ ...notFound, ...changed, UPDATE_FAILED: { status: 500, message: m.updateFailed } })
    .input(characterCard.extend(changedCardInput))
    .output(character),
  remove: operation
    .meta({ access: 'user', fallback: 'DELETE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/characters/{id}',
      tags: ['Karakterler'],
      summary: 'Delete a character for good',
    })
    .errors({ ...notFound, DELETE_FAILED: { status: 500, message: m.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
};
