import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { instant, operation } from './base.ts';

/**
 * Created by the client for each tab and each person. It is never sent to anybody else, so knowing it proves to be
 * that tab; for a signed-in person it is bound to the account too.
 */
const tab = z.object({ sessionId: z.uuid({ version: 'v4', error: 'Geçersiz kimlik.' }) });

/**
 * Whether this tab counts as active. If not, because its row is gone or another person's, the client starts a new
 * session.
 */
const state = z.object({ active: z.boolean() });

/** Largest body, bytes: one session id. */
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
        /** Number of people, each counted once. */
        authenticatedActive: z.number().int(),
        /** Number of tabs, because visitors have no mark that joins their tabs. */
        anonymousActive: z.number().int(),
        lastUpdated: instant,
      }),
    ),
};
