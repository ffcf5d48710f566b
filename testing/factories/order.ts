import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { defaultTerms } from '#domain/billing/plans.ts';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import type { Deps } from '#server/context.ts';
import type { PaymentIntents } from '#server/db/schema.generated.ts';

/** The fields of the checkout form. */
export const buyer = {
  fullName: 'Ayşe Yılmaz',
  phone: '+90 (532) 111 22 33',
  address: 'Gül Sokak 5, Karşıyaka, İzmir',
} as const;

/** A company as the buyer. */
export const companyBuyer = {
  ...buyer,
  kind: 'company',
  companyName: 'Kıyı Yayıncılık Ltd. Şti.',
  taxNumber: '8760052205',
  taxOffice: 'Konak',
} as const;

/** A valid checkout form, with `changes` applied. */
export function orderRequest(changes: Record<string, unknown> = {}) {
  return {
    idempotencyKey: randomUUID(),
    plan: 'pro',
    billing: 'monthly',
    amountKurus: defaultTerms.pro.monthlyPriceKurus,
    details: buyer,
    documentsVersion: salesDocumentsVersion,
    preInformationAccepted: true,
    contractAccepted: true,
    withdrawalWaived: true,
    ...changes,
  };
}

/** The request of a whole refund of the plan's price, with `changes` applied. */
export function refundRequest(changes: Record<string, unknown> = {}) {
  return {
    refundId: randomUUID(),
    kurus: defaultTerms.pro.monthlyPriceKurus,
    reason: 'Alıcı yanlış planı almış',
    endsPlan: false,
    refundedKurus: 0,
    ...changes,
  };
}

/** Inserts an order into the database without a call to PayTR; returns its number. */
export async function createOrder(
  { db }: Pick<Deps, 'db'>,
  order: { userId: string; createdAt?: Date } & Partial<Insertable<PaymentIntents>>,
): Promise<string> {
  const { userId, createdAt = new Date(), ...values } = order;
  const { order_id } = await db
    .insertInto('payment_intents')
    .values({
      order_id: `YH${randomUUID().replaceAll('-', '')}`,
      user_id: userId,
      buyer_name: buyer.fullName,
      buyer_email: 'ayse@site.example',
      idempotency_key: randomUUID(),
      plan_name: 'pro',
      billing_cycle: 'monthly',
      amount: defaultTerms.pro.monthlyPriceKurus ?? 0,
      billing_name: buyer.fullName,
      billing_phone: buyer.phone,
      billing_address: buyer.address,
      documents_version: salesDocumentsVersion,
      pre_information: 'Form',
      contract_text: 'Sözleşme',
      documents_accepted_at: createdAt,
      user_ip: '127.0.0.1',
      payment_token: randomUUID(),
      created_at: createdAt,
      ...values,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return order_id;
}
