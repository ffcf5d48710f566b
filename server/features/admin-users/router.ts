import { api } from '#server/api.ts';
import { addTokens } from './add-tokens.ts';
import { listUsers } from './list-users.ts';
import { readStats } from './read-stats.ts';
import { resendVerification } from './resend-verification.ts';
import { setUserPlan } from './set-plan.ts';
import { restoreUser, suspendUser } from './suspend-user.ts';

export const adminUsersRouter = api.adminUsers.router({
  list: api.adminUsers.list.handler(({ context, input }) => listUsers({ ctx: context, input })),
  stats: api.adminUsers.stats.handler(({ context }) => readStats({ ctx: context })),
  setPlan: api.adminUsers.setPlan.handler(({ context, input }) => setUserPlan({ ctx: context, input })),
  addTokens: api.adminUsers.addTokens.handler(({ context, input }) => addTokens({ ctx: context, input })),
  resendVerification: api.adminUsers.resendVerification.handler(({ context, input }) =>
    resendVerification({ ctx: context, input }),
  ),
  suspend: api.adminUsers.suspend.handler(({ context, input }) => suspendUser({ ctx: context, input })),
  restore: api.adminUsers.restore.handler(({ context, input }) => restoreUser({ ctx: context, input })),
});
