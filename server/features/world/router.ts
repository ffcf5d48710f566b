import { api } from '#server/api.ts';
import { createEntry } from './create-entry.ts';
import { listEntries } from './list-entries.ts';
import { removeEntry } from './remove-entry.ts';
import { restoreEntry } from './restore-entry.ts';
import { setAliases } from './set-aliases.ts';
import { setUse } from './set-use.ts';
import { updateEntry } from './update-entry.ts';

const { world } = api;

export const worldRouter = world.router({
  list: world.list.handler(({ context, input }) => listEntries({ ctx: context, input })),
  create: world.create.handler(({ context, input }) => createEntry({ ctx: context, input })),
  update: world.update.handler(({ context, input }) => updateEntry({ ctx: context, input })),
  remove: world.remove.handler(({ context, input }) => removeEntry({ ctx: context, input })),
  restore: world.restore.handler(({ context, input }) => restoreEntry({ ctx: context, input })),
  setAliases: world.setAliases.handler(({ context, input }) => setAliases({ ctx: context, input })),
  setUse: world.setUse.handler(({ context, input }) => setUse({ ctx: context, input })),
});
