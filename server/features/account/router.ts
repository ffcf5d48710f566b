import { api } from '#server/api.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { exportData } from './export-data.ts';
import { listSessions } from './list-sessions.ts';
import { previewTakeover } from './preview-takeover.ts';
import { removeAccount } from './remove-account.ts';
import { requestCode } from './request-code.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestVerification } from './request-verification.ts';
import { resetPassword } from './reset-password.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { takeOver } from './take-over.ts';
import { verifyEmail } from './verify-email.ts';

const of = api.account;

export const accountRouter = of.router({
  requestVerification: of.requestVerification.handler(({ context }) => requestVerification({ ctx: context })),
  verifyEmail: of.verifyEmail.handler(({ context, input }) => verifyEmail({ ctx: context, input })),
  previewTakeover: of.previewTakeover.handler(({ context, input }) =>
    previewTakeover({ ctx: context, input }),
  ),
  takeOver: of.takeOver.handler(({ context, input }) => takeOver({ ctx: context, input })),
  requestPasswordReset: of.requestPasswordReset.handler(({ context, input }) =>
    requestPasswordReset({ ctx: context, input }),
  ),
  resetPassword: of.resetPassword.handler(({ context, input }) => resetPassword({ ctx: context, input })),
  changePassword: of.changePassword.handler(({ context, input }) => changePassword({ ctx: context, input })),
  requestEmailChange: of.requestEmailChange.handler(({ context, input }) =>
    requestEmailChange({ ctx: context, input }),
  ),
  confirmEmailChange: of.confirmEmailChange.handler(({ context, input }) =>
    confirmEmailChange({ ctx: context, input }),
  ),
  requestCode: of.requestCode.handler(({ context, input }) => requestCode({ ctx: context, input })),
  signInWithCode: of.signInWithCode.handler(({ context, input }) => signInWithCode({ ctx: context, input })),
  sessions: of.sessions.handler(({ context }) => listSessions({ ctx: context })),
  exportData: of.exportData.handler(({ context }) => exportData({ ctx: context })),
  remove: of.remove.handler(({ context, input }) => removeAccount({ ctx: context, input })),
  endSession: of.endSession.handler(({ context, input }) => endSession({ ctx: context, input })),
  endOtherSessions: of.endOtherSessions.handler(({ context }) => endOtherSessions({ ctx: context })),
});
