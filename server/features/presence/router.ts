import { api } from '#server/api.ts';
import { endSession } from './end-session.ts';
import { readStats } from './read-stats.ts';
import { startSession } from './start-session.ts';
import { storeHeartbeat } from './store-heartbeat.ts';

export const presenceRouter = api.presence.router({
  start: api.presence.start.handler(({ context, input }) => startSession({ ctx: context, input })),
  heartbeat: api.presence.heartbeat.handler(({ context, input }) => storeHeartbeat({ ctx: context, input })),
  end: api.presence.end.handler(({ context, input }) => endSession({ ctx: context, input })),
  stats: api.presence.stats.handler(({ context }) => readStats({ ctx: context })),
});
