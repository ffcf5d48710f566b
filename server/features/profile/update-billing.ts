import type { BillingDetails } from '#contract/profile.ts';
import { storedDetails } from '#domain/billing/billing-details.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { countWrite } from '#server/rate-limit/count-write.ts';

/** Saves the user's billing details. @throws TOO_MANY_REQUESTS */
export async function updateBilling({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: BillingDetails;
}): Promise<{ details: BillingDetails }> {
  await countWrite(ctx, 'profile');
  const details = storedDetails(input);
  const fields = {
    full_name: details.fullName,
    phone: details.phone,
    address: details.address,
    kind: details.kind,
    company: details.companyName,
    tax_number: details.taxNumber,
    tax_office: details.taxOffice,
    updated_at: ctx.deps.now(),
  };
  await ctx.deps.db
    .insertInto('billing_details')
    .values({ user_id: signedIn(ctx).id, ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
  return { details };
}
