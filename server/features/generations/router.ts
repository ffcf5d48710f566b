import { api } from '#server/api.ts';
import { createGeneration } from './create-generation.ts';
import { dismissGeneration } from './dismiss-generation.ts';
import { followGeneration } from './follow-generation.ts';
import { getGeneration } from './get-generation.ts';
import { latestGeneration } from './latest-generation.ts';
import { stopGeneration } from './stop-generation.ts';
import { streamGeneration } from './stream-generation.ts';

const { generations } = api;

export const generationsRouter = generations.router({
  create: generations.create.handler(({ context, input, signal }) =>
    createGeneration({ ctx: context, input, signal }),
  ),
  stream: generations.stream.handler(({ context, input, lastEventId, signal }) =>
    streamGeneration({ ctx: context, input, lastEventId, signal }),
  ),
  latest: generations.latest.handler(({ context, input }) =>
    latestGeneration({ ctx: context, surface: input.surface }),
  ),
  get: generations.get.handler(({ context, input }) => getGeneration({ ctx: context, id: input.id })),
  follow: generations.follow.handler(({ context, input, lastEventId, signal }) =>
    followGeneration({ ctx: context, id: input.id, lastEventId, signal }),
  ),
  stop: generations.stop.handler(({ context, input }) => stopGeneration({ ctx: context, id: input.id })),
  dismiss: generations.dismiss.handler(({ context, input }) =>
    dismissGeneration({ ctx: context, id: input.id }),
  ),
});
