import { api } from '#server/api.ts';
import { removeOwned } from '#server/owned-records.ts';
import { createEntry } from './create-entry.ts';
import { listEntries } from './list-entries.ts';
import { setAliases } from './set-aliases.ts';
import { setUse } from './set-use.ts';
import { updateEntry } from './update-entry.ts';

const { bible } = api;

export const bibleRouter = bible.router({
  list: bible.list.handler(({ context, input }) => listEntries({ ctx: context, input })),
  create: bible.create.handler(({ context, input }) => createEntry({ ctx: context, input })),
  update: bible.update.handler(({ context, input }) => updateEntry({ ctx: context, input })),
  remove: bible.remove.handler(({ context, input }) => removeOwned(context, 'bible_entries', input.id)),
  setAliases: bible.setAliases.handler(({ context, input }) => setAliases({ ctx: context, input })),
  setUse: bible.setUse.handler(({ context, input }) => setUse({ ctx: context, input })),
});
