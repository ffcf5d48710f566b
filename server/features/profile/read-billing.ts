import type { BillingDetails } from '#contract/profile.ts';
import { type AppContext, signedIn } from '#server/context.ts';

/** The saved billing details; null while none were saved. */
export async function readBilling({ ctx }: { ctx: AppContext }): Promise<{ details: BillingDetails | null }> {
  const row = await ctx.deps.db
    .selectFrom('billing_details')
    .select(['full_name', 'phone', 'address'])
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return { details: row ? { fullName: row.full_name, phone: row.phone, address: row.address } : null };
}
