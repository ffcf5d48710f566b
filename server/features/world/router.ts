import { api } from '#server/api.ts';
import { removeOwned } from '#server/owned-records.ts';
import { createEntry } from './create-entry.ts';
import { listEntries } from './list-entries.ts';
import { setAliases } from './set-aliases.ts';
import { setUse } from './set-use.ts';
import { updateEntry } from './update-entry.ts';

const { world } = api;

export const worldRouter = world.router({
  list: world.list.handler(({ context, input }) => listEntries({ ctx: context, input })),
  create: world.create.handler(({ context, input }) => createEntry({ ctx: context, input })),
  update: world.update.handler(({ context, input }) => updateEntry({ ctx: context, input })),
  remove: world.remove.handler(({ context, input }) => removeOwned(context, 'bible_entries', input.id)),
  setAliases: world.setAliases.handler(({ context, input }) => setAliases({ ctx: context, input })),
  setUse: world.setUse.handler(({ context, input }) => setUse({ ctx: context, input })),
});
