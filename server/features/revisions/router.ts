import { api } from '#server/api.ts';
import { getRevision } from './get-revision.ts';
import { keepRevision } from './keep-revision.ts';
import { listRevisions } from './list-revisions.ts';
import { removeRevision } from './remove-revision.ts';
import { renameRevision } from './rename-revision.ts';
import { restoreRevision } from './restore-revision.ts';

export const revisionsRouter = api.revisions.router({
  list: api.revisions.list.handler(({ context, input }) => listRevisions({ ctx: context, input })),
  get: api.revisions.get.handler(({ context, input }) => getRevision({ ctx: context, input })),
  keep: api.revisions.keep.handler(({ context, input }) => keepRevision({ ctx: context, input })),
  rename: api.revisions.rename.handler(({ context, input }) => renameRevision({ ctx: context, input })),
  remove: api.revisions.remove.handler(({ context, input }) => removeRevision({ ctx: context, input })),
  restore: api.revisions.restore.handler(({ context, input }) => restoreRevision({ ctx: context, input })),
});
