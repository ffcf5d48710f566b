import { api } from '#server/api.ts';
import { readShared } from './read-shared.ts';
import { revokeShare } from './revoke-share.ts';
import { setShare } from './set-share.ts';
import { readShare } from './share-state.ts';

export const sharesRouter = api.shares.router({
  get: api.shares.get.handler(({ context, input }) => readShare({ ctx: context, input })),
  set: api.shares.set.handler(({ context, input }) => setShare({ ctx: context, input })),
  revoke: api.shares.revoke.handler(({ context, input }) => revokeShare({ ctx: context, input })),
  read: api.shares.read.handler(({ context, input }) => readShared({ ctx: context, input })),
});
