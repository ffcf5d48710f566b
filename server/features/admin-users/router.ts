import { api } from '#server/api.ts';
import { addTokens } from './add-tokens.ts';
import { endSessions } from './end-sessions.ts';
import { exportUser } from './export-user.ts';
import { listUserAudit } from './list-user-audit.ts';
import { listUserLedger } from './list-user-ledger.ts';
import { listUserMails } from './list-user-mails.ts';
import { listUserMessages } from './list-user-messages.ts';
import { listUsers } from './list-users.ts';
import { readCustomer } from './read-customer.ts';
import { readStats } from './read-stats.ts';
import { removeUser } from './remove-user.ts';
import { resendVerification } from './resend-verification.ts';
import { setUserPlan } from './set-plan.ts';
import { restoreUser, suspendUser } from './suspend-user.ts';
import { verifyUser } from './verify-user.ts';

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
  read: api.adminUsers.read.handler(({ context, input }) => readCustomer({ ctx: context, input })),
  ledger: api.adminUsers.ledger.handler(({ context, input }) => listUserLedger({ ctx: context, input })),
  messages: api.adminUsers.messages.handler(({ context, input }) =>
    listUserMessages({ ctx: context, input }),
  ),
  mails: api.adminUsers.mails.handler(({ context, input }) => listUserMails({ ctx: context, input })),
  audit: api.adminUsers.audit.handler(({ context, input }) => listUserAudit({ ctx: context, input })),
  verify: api.adminUsers.verify.handler(({ context, input }) => verifyUser({ ctx: context, input })),
  endSessions: api.adminUsers.endSessions.handler(({ context, input }) =>
    endSessions({ ctx: context, input }),
  ),
  exportData: api.adminUsers.exportData.handler(({ context, input }) => exportUser({ ctx: context, input })),
  remove: api.adminUsers.remove.handler(({ context, input }) => removeUser({ ctx: context, input })),
});
