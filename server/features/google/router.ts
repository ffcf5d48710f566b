import { api } from '#server/api.ts';
import { beginGoogle } from './begin-google.ts';
import { finishGoogle, finishGoogleWithToken } from './finish-google.ts';

const of = api.google;

export const googleRouter = of.router({
  begin: of.begin.handler(({ context, input }) => beginGoogle({ ctx: context, input })),
  finish: of.finish.handler(({ context, input }) => finishGoogle({ ctx: context, input })),
  finishWithToken: of.finishWithToken.handler(({ context, input }) =>
    finishGoogleWithToken({ ctx: context, input }),
  ),
});
