import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { plotFields } from '#domain/world/cards.ts';
import { operation, uuid } from './base.ts';
import { cardInput, cardOutput, changedCardInput, savedCardOutput } from './card-schema.ts';

const m = messages.plotElements;

/** The fields of a plot card, for saved cards and generations. */
export const plotCard = z.object(cardInput(plotFields));

export const plotElement = z.object({ id: uuid, ...cardOutput(plotFields), ...savedCardOutput });
export type PlotElement = z.infer<typeof plotElement>;

const notFound = { NOT_FOUND: { status: 404, message: m.notFound } };
const changed = {
  PLOT_ELEMENT_CHANGED: {
    status: 409,
    message: m.changedElsewhere,
    data: z.object({ current: plotElement }),
  },
};
const byId = z.object({ id: uuid });

export const plotElements = {
  list: operation
    .meta({ access: 'user', fallback: 'PLOT_ELEMENTS_LOAD_FAILED' })
    .route({
      method: 'GET',
      path: '/plot-elements',
      tags: ['Olay örgüsü'],
      summary: 'Own plot elements, newest first',
    })
    .errors({ PLOT_ELEMENTS_LOAD_FAILED: { status: 500, message: m.loadFailed } })
    .output(z.object({ plotElements: z.array(plotElement) })),
  create: operation
    .meta({ access: 'user', fallback: 'SAVE_FAILED' })
    .route({
      method: 'POST',
      path: '/plot-elements',
      tags: ['Olay örgüsü'],
      summary:
        'Save a new plot element under an id made by the client: a repeat answers what the first one made',
      successStatus: 201,
    })
    .errors({
      ...notFound,
      ...changed,
      SAVE_FAILED: { status: 500, message: m.saveFailed },
      TOO_MANY_CARDS: { status: 409, message: m.tooMany },
    })
    .input(plotCard.extend({ id: uuid }))
    .output(plotElement),
  update: operation
    .meta({ access: 'user', fallback: 'UPDATE_FAILED' })
    .route({
      method: 'PUT',
      path: '/plot-elements/{id}',
      tags: ['Olay örgüsü'],
      summary:
        'Save over a plot element; refused when it changed since the revision that the change is based on',
    })
    .errors({ ...notFound, ...changed, UPDATE_FAILED: { status: 500, message: m.updateFailed } })
    .input(plotCard.extend(changedCardInput))
    .output(plotElement),
  remove: operation
    .meta({ access: 'user', fallback: 'DELETE_FAILED' })
    .route({
      method: 'DELETE',
      path: '/plot-elements/{id}',
      tags: ['Olay örgüsü'],
      summary: 'Delete a plot element for good',
    })
    .errors({ ...notFound, DELETE_FAILED: { status: 500, message: m.deleteFailed } })
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
};
