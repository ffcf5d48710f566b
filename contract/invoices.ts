import { z } from 'zod';
import { messages } from '#domain/messages/index.ts';
import { instant, operation, uuid } from './base.ts';

const m = messages.invoices;
const kurus = z.number().int();

/** An information copy of an invoice. */
export const invoice = z.object({
  id: uuid,
  /** As it is written on it: `2026-000042`. */
  number: z.string(),
  kind: z.enum(['sale', 'refund']),
  test: z.boolean(),
  kurus,
  issuedAt: instant,
  /** Whether the documents that were accepted for the sale are stored. */
  hasDocuments: z.boolean(),
});
export type Invoice = z.infer<typeof invoice>;

/** The documents that a buyer accepts. */
export const acceptedDocuments = ['pre-information', 'contract'] as const;

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: m.monthInvalid });
const errors = {
  NOT_FOUND: { status: 404, message: m.notFound },
  INVOICE_FAILED: { status: 500, message: m.failed },
} as const;

export const invoices = {
  mine: operation
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/invoices',
      tags: ['Ödeme'],
      summary: 'Own invoices, newest first, the last 100',
    })
    .output(z.object({ invoices: z.array(invoice) })),
  pdf: operation
    .meta({ access: 'user', fallback: 'INVOICE_FAILED' })
    .route({
      method: 'GET',
      path: '/invoices/{id}/pdf',
      tags: ['Ödeme'],
      summary: 'An own invoice as PDF; administrators get every invoice',
    })
    .errors(errors)
    .input(z.object({ id: uuid }))
    .output(z.file()),
  document: operation
    .meta({ access: 'user', fallback: 'INVOICE_FAILED' })
    .route({
      method: 'GET',
      path: '/invoices/{id}/documents/{document}',
      tags: ['Ödeme'],
      summary: 'A document as it was accepted for the sale of an invoice, as PDF',
    })
    .errors(errors)
    .input(z.object({ id: uuid, document: z.enum(acceptedDocuments) }))
    .output(z.file()),
  adminMonth: operation
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/admin/invoices/month',
      tags: ['Ödeme yönetimi'],
      summary: 'Sums of a month’s sales and refunds, without test payments',
    })
    .input(z.object({ month }))
    .output(
      z.object({
        sales: z.number().int(),
        soldKurus: kurus,
        refunds: z.number().int(),
        refundedKurus: kurus,
        /** Inside what was sold, less what was inside the refunds. */
        vatKurus: kurus,
      }),
    ),
  adminAccounting: operation
    .meta({ access: 'admin' })
    .route({
      method: 'GET',
      path: '/admin/invoices/accounting',
      tags: ['Ödeme yönetimi'],
      summary: 'The sales and refunds of a month as CSV for spreadsheets, with their sums',
    })
    .input(z.object({ month }))
    .output(z.file()),
};
