import { api } from '#server/api.ts';
import { approveGrant, rejectGrant } from './decide-grant.ts';
import { grantMembership } from './grant-membership.ts';
import { listPending } from './list-pending.ts';
import { readPaymentStatus } from './read-payment-status.ts';
import { refundPayment } from './refund-payment.ts';
import { startPayment } from './start-payment.ts';
import { testGrant } from './test-grant.ts';
import { validateUsername } from './validate-username.ts';

const m = api.membership;

export const membershipRouter = m.router({
  validate: m.validate.handler(({ context, input }) => validateUsername({ ctx: context, input })),
  startPayment: m.startPayment.handler(({ context, input }) => startPayment({ ctx: context, input })),
  paymentStatus: m.paymentStatus.handler(({ context, input }) => readPaymentStatus({ ctx: context, input })),
  grant: m.grant.handler(({ context, input }) => grantMembership({ ctx: context, input })),
  testGrant: m.testGrant.handler(({ context, input }) => testGrant({ ctx: context, input })),
  adminPending: m.adminPending.handler(({ context }) => listPending({ ctx: context })),
  adminApprove: m.adminApprove.handler(({ context, input }) => approveGrant({ ctx: context, input })),
  adminRefund: m.adminRefund.handler(({ context, input }) => refundPayment({ ctx: context, input })),
  adminReject: m.adminReject.handler(({ context, input }) => rejectGrant({ ctx: context, input })),
});
