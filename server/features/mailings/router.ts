import { api } from '#server/api.ts';
import { AppError } from '#server/errors.ts';
import { listConsents } from './list-consents.ts';
import { listMailings } from './list-mailings.ts';
import { previewMailing, testMailing } from './preview-mailing.ts';
import { readSubscription } from './read-subscription.ts';
import { startMailing } from './start-mailing.ts';
import { stopMailing } from './stop-mailing.ts';
import { unsubscribe } from './unsubscribe.ts';

const m = api.mailings;

export const mailingsRouter = m.router({
  subscription: m.subscription.handler(({ context, input }) => readSubscription({ ctx: context, input })),
  unsubscribe: m.unsubscribe.handler(async ({ context, input }) => {
    if (!(await unsubscribe(context.deps, input.token))) throw new AppError('LINK_INVALID');
    return { ok: true };
  }),
  adminList: m.adminList.handler(({ context }) => listMailings({ ctx: context })),
  adminPreview: m.adminPreview.handler(({ context, input }) => previewMailing({ ctx: context, input })),
  adminTest: m.adminTest.handler(({ context, input }) => testMailing({ ctx: context, input })),
  adminStart: m.adminStart.handler(({ context, input }) => startMailing({ ctx: context, input })),
  adminStop: m.adminStop.handler(({ context, input }) => stopMailing({ ctx: context, input })),
  adminConsents: m.adminConsents.handler(({ context, input }) => listConsents({ ctx: context, input })),
});
