import { api } from '#server/api.ts';
import { checkOrder } from './check-order.ts';
import { createIntent } from './create-intent.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { listNotifications } from './list-notifications.ts';
import { listOpen } from './list-open.ts';
import { listOrders } from './list-orders.ts';
import { readPendingPayment } from './pending-order.ts';
import { previewRefund } from './preview-refund.ts';
import { readDocuments } from './read-documents.ts';
import { readOrder } from './read-order.ts';
import { readStats } from './read-stats.ts';
import { readWebhook } from './read-webhook.ts';
import { reconcile } from './reconcile.ts';
import { refund } from './refund.ts';

export const paymentsRouter = api.payments.router({
  createIntent: api.payments.createIntent.handler(({ context, input }) =>
    createIntent({ ctx: context, input }),
  ),
  pending: api.payments.pending.handler(async ({ context }) => ({
    payment: await readPendingPayment(context),
  })),
  checkOrder: api.payments.checkOrder.handler(({ context, input }) => checkOrder({ ctx: context, input })),
  documents: api.payments.documents.handler(({ context, input }) => readDocuments({ ctx: context, input })),
  order: api.payments.order.handler(({ context, input }) => readOrder({ ctx: context, input })),
  orders: api.payments.orders.handler(({ context }) => listOrders({ ctx: context })),
  adminList: api.payments.adminList.handler(({ context, input }) =>
    listNotifications({ ctx: context, input }),
  ),
  adminOrders: api.payments.adminOrders.handler(({ context, input }) =>
    listAdminOrders({ ctx: context, input }),
  ),
  adminOpen: api.payments.adminOpen.handler(({ context }) => listOpen({ ctx: context })),
  adminStats: api.payments.adminStats.handler(({ context }) => readStats({ ctx: context })),
  adminWebhook: api.payments.adminWebhook.handler(({ context }) => readWebhook({ ctx: context })),
  adminReconcile: api.payments.adminReconcile.handler(({ context, input }) =>
    reconcile({ ctx: context, input }),
  ),
  adminRefundPreview: api.payments.adminRefundPreview.handler(({ context, input }) =>
    previewRefund({ ctx: context, input }),
  ),
  adminRefund: api.payments.adminRefund.handler(({ context, input }) => refund({ ctx: context, input })),
});
