import { api } from '#server/api.ts';
import { removeOwned } from '#server/owned-records.ts';
import { createStory } from './create-story.ts';
import { discardStory } from './discard-story.ts';
import { getRevision } from './get-revision.ts';
import { getStory } from './get-story.ts';
import { listBin } from './list-bin.ts';
import { listStories } from './list-stories.ts';
import { restoreStory } from './restore-story.ts';
import { trashStory } from './trash-story.ts';
import { updateStory } from './update-story.ts';

export const storiesRouter = api.stories.router({
  list: api.stories.list.handler(({ context, input }) => listStories({ ctx: context, input })),
  get: api.stories.get.handler(({ context, input }) => getStory({ ctx: context, input })),
  getRevision: api.stories.getRevision.handler(({ context, input }) => getRevision({ ctx: context, input })),
  create: api.stories.create.handler(({ context, input }) => createStory({ ctx: context, input })),
  update: api.stories.update.handler(({ context, input }) => updateStory({ ctx: context, input })),
  discard: api.stories.discard.handler(({ context, input }) => discardStory({ ctx: context, input })),
  trash: api.stories.trash.handler(({ context, input }) => trashStory({ ctx: context, input })),
  bin: api.stories.bin.handler(({ context, input }) => listBin({ ctx: context, input })),
  restore: api.stories.restore.handler(({ context, input }) => restoreStory({ ctx: context, input })),
  remove: api.stories.remove.handler(({ context, input }) => removeOwned(context, 'stories', input.id)),
});
