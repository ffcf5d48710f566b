import { ORPCError } from '@orpc/server';
import { api } from '#server/api.ts';

const notYet = (): never => {
  throw new ORPCError('SERVICE_UNAVAILABLE');
};

export const paymentsRouter = api.payments.router({
  createIntent: api.payments.createIntent.handler(notYet),
  order: api.payments.order.handler(notYet),
  adminList: api.payments.adminList.handler(notYet),
  adminOpen: api.payments.adminOpen.handler(notYet),
  adminStats: api.payments.adminStats.handler(notYet),
  adminWebhook: api.payments.adminWebhook.handler(notYet),
  adminReconcile: api.payments.adminReconcile.handler(notYet),
  adminRefund: api.payments.adminRefund.handler(notYet),
});
