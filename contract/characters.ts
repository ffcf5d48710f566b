import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { type CharacterRole, cardLimits, characterRoles } from '#domain/world/cards.ts';
import { instant, isVisible, oneLine, operation, text, uuid } from './base.ts';

const m = messages.characters;
const required = { error: m.nameRequired };
const roles = Object.keys(characterRoles) as [CharacterRole, ...CharacterRole[]];

/** The texts of a character card, as a saved one and a generation take them. */
export const characterCard = z.object({
  name: text(cardLimits.name, m.nameRequired).overwrite(oneLine).trim().refine(isVisible, required),
  role: z.enum(roles).default('supporting'),
  age: text(cardLimits.age).trim().default(''),
  personality: text(cardLimits.text).trim().default(''),
  appearance: text(cardLimits.text).trim().default(''),
  background: text(cardLimits.text).trim().default(''),
});

export const character = z.object({
  id: uuid,
  name: z.string(),
  role: z.enum(roles),
  age: z.string(),
  personality: z.string(),
  appearance: z.string(),
  background: z.string(),
  /** Grows by one with each saved change; an update names the one it is based on. */
  revision: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
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
    .input(characterCard.extend({ id: uuid, revision: z.number().int().min(1).max(2_000_000_000) }))
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
