import { z } from 'zod';
import { type BillingDetails, savedBilling } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';

interface BillingRow {
  full_name: string;
  phone: string;
  address: string;
  kind: string;
  company: string;
  tax_number: string;
  tax_office: string;
}

const kindOf = (kind: string) => z.parse(savedBilling.shape.kind, kind);

/** Returns the saved billing details, else those of the last order (docs/product/payments.md), else null. */
export async function readBilling({ ctx }: { ctx: AppContext }): Promise<{ details: BillingDetails | null }> {
  const { db } = ctx.deps;
  const { id } = signedIn(ctx);
  const saved: BillingRow | undefined = await db
    .selectFrom('billing_details')
    .select(['full_name', 'phone', 'address', 'kind', 'company', 'tax_number', 'tax_office'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const row: BillingRow | undefined =
    saved ??
    (await db
      .selectFrom('payment_intents')
      .select([
        'billing_name as full_name',
        'billing_phone as phone',
        'billing_address as address',
        'billing_kind as kind',
        'billing_company as company',
        'billing_tax_number as tax_number',
        'billing_tax_office as tax_office',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst());
  if (!row) return { details: null };
  return {
    details: {
      fullName: row.full_name,
      phone: row.phone,
      address: row.address,
      kind: kindOf(row.kind),
      companyName: row.company,
      taxNumber: row.tax_number,
      taxOffice: row.tax_office,
    },
  };
}
