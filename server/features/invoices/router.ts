import { api } from '#server/api.ts';
import { downloadAccepted, downloadInvoice } from './download.ts';
import { exportAccounting } from './export-accounting.ts';
import { listOwnInvoices } from './read-invoices.ts';
import { readMonth } from './read-month.ts';

const { invoices } = api;

export const invoicesRouter = invoices.router({
  mine: invoices.mine.handler(({ context }) => listOwnInvoices({ ctx: context })),
  pdf: invoices.pdf.handler(({ context, input }) => downloadInvoice({ ctx: context, input })),
  document: invoices.document.handler(({ context, input }) => downloadAccepted({ ctx: context, input })),
  adminMonth: invoices.adminMonth.handler(({ context, input }) => readMonth({ ctx: context, input })),
  adminAccounting: invoices.adminAccounting.handler(({ context, input }) =>
    exportAccounting({ ctx: context, input }),
  ),
});
