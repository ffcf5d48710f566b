import type { BillingDetails } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';

interface BillingRow {
  full_name: string;
  phone: string;
  address: string;
}

/** Returns the saved billing details, else those of the last order (docs/product/payments.md), else null. */
export async function readBilling({ ctx }: { ctx: AppContext }): Promise<{ details: BillingDetails | null }> {
  const { db } = ctx.deps;
  const { id } = signedIn(ctx);
  const saved: BillingRow | undefined = await db
    .selectFrom('billing_details')
    .select(['full_name', 'phone', 'address'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const row: BillingRow | undefined =
    saved ??
    (await db
      .selectFrom('payment_intents')
      .select(['billing_name as full_name', 'billing_phone as phone', 'billing_address as address'])
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst());
  return { details: row ? { fullName: row.full_name, phone: row.phone, address: row.address } : null };
}
