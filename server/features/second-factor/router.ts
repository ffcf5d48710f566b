import { api } from '#server/api.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { readStatus } from './read-status.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { renewCodes } from './renew-codes.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

const of = api.secondFactor;

export const secondFactorRouter = of.router({
  status: of.status.handler(({ context }) => readStatus({ ctx: context })),
  begin: of.begin.handler(({ context, input }) => beginSecondFactor({ ctx: context, input })),
  confirm: of.confirm.handler(({ context, input }) => confirmSecondFactor({ ctx: context, input })),
  renewCodes: of.renewCodes.handler(({ context, input }) => renewCodes({ ctx: context, input })),
  remove: of.remove.handler(({ context, input }) => removeSecondFactor({ ctx: context, input })),
  verify: of.verify.handler(({ context, input }) => verifySecondFactor({ ctx: context, input })),
});
