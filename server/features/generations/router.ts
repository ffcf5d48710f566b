import { api } from '#server/api.ts';
import {
  dismissGeneration,
  getGeneration,
  getMaterial,
  latestGeneration,
  listLandingTexts,
} from './own-generations/index.ts';
import { previewGeneration } from './request/index.ts';
import { streamSelection } from './selection/index.ts';
import { createGeneration, streamGeneration } from './start/index.ts';
import { followGeneration, stopGeneration } from './stream/index.ts';
import { getVariants, keepVariant, listVariants, removeVariants, writeVariant } from './variants/index.ts';

const { generations, selections, variants } = api;

export const generationsRouter = generations.router({
  create: generations.create.handler(({ context, input, signal }) =>
    createGeneration({ ctx: context, input, signal }),
  ),
  stream: generations.stream.handler(({ context, input, lastEventId, signal }) =>
    streamGeneration({ ctx: context, input, lastEventId, signal }),
  ),
  latest: generations.latest.handler(({ context, input }) => latestGeneration({ ctx: context, input })),
  landing: generations.landing.handler(({ context }) => listLandingTexts({ ctx: context })),
  preview: generations.preview.handler(({ context, input }) => previewGeneration({ ctx: context, input })),
  material: generations.material.handler(({ context, input }) => getMaterial({ ctx: context, input })),
  get: generations.get.handler(({ context, input }) => getGeneration({ ctx: context, id: input.id })),
  follow: generations.follow.handler(({ context, input, lastEventId, signal }) =>
    followGeneration({ ctx: context, id: input.id, lastEventId, signal }),
  ),
  stop: generations.stop.handler(({ context, input }) => stopGeneration({ ctx: context, id: input.id })),
  dismiss: generations.dismiss.handler(({ context, input }) =>
    dismissGeneration({ ctx: context, id: input.id }),
  ),
});

export const variantsRouter = variants.router({
  list: variants.list.handler(({ context, input }) => listVariants({ ctx: context, input })),
  get: variants.get.handler(({ context, input }) => getVariants({ ctx: context, id: input.id })),
  write: variants.write.handler(({ context, input, lastEventId, signal }) =>
    writeVariant({ ctx: context, input, lastEventId, signal }),
  ),
  keep: variants.keep.handler(({ context, input }) => keepVariant({ ctx: context, id: input.id })),
  remove: variants.remove.handler(({ context, input }) => removeVariants({ ctx: context, id: input.id })),
});

export const selectionsRouter = selections.router({
  stream: selections.stream.handler(({ context, input, lastEventId, signal }) =>
    streamSelection({ ctx: context, input, lastEventId, signal }),
  ),
});
