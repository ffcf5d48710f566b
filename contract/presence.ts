import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { instant, operation } from './base.ts';

/**
 * Made by the client, one for each tab and each person in it. Nobody is ever shown one, so that knowing it is the
 * proof of being its tab; a signed-in person's is tied to the account besides.
 */
const tab = z.object({ sessionId: z.uuid({ version: 'v4', error: 'Geçersiz kimlik.' }) });

/** Whether this tab counts as active now; where not (its row is gone, or is another person's), it starts anew. */
const state = z.object({ active: z.boolean() });

/** A session id and nothing else, bytes. */
const maxBytes = 1_000;

export const presence = {
  start: operation
    .meta({ access: 'visitor', maxBytes })
    .route({
      method: 'POST',
      path: '/presence/start',
      tags: ['Presence'],
      summary: 'start_active_session: this tab is looked at',
    })
    .input(tab)
    .output(state),
  heartbeat: operation
    .meta({ access: 'visitor', maxBytes })
    .route({
      method: 'POST',
      path: '/presence/heartbeat',
      tags: ['Presence'],
      summary: 'update_active_session: it still is',
    })
    .input(tab)
    .output(state),
  end: operation
    .meta({ access: 'visitor', maxBytes })
    .route({
      method: 'POST',
      path: '/presence/end',
      tags: ['Presence'],
      summary: 'end_active_session: it was closed (sent as a beacon)',
    })
    .input(tab)
    .output(state),
  stats: operation
    .meta({ access: 'admin', fallback: 'PRESENCE_NOT_LOADED' })
    .route({
      method: 'GET',
      path: '/presence/stats',
      tags: ['Presence'],
      summary: 'get_active_user_stats: who was active in the last five minutes',
    })
    .errors({ PRESENCE_NOT_LOADED: { status: 500, message: messages.presence.notLoaded } })
    .output(
      z.object({
        totalActive: z.number().int(),
        /** People: one with three tabs is one. */
        authenticatedActive: z.number().int(),
        /** Tabs: a visitor carries no mark by which two of them could be known as one person's. */
        anonymousActive: z.number().int(),
        lastUpdated: instant,
      }),
    ),
};
