import type { AppContext } from '#server/context.ts';
import { countCall } from './count-call.ts';
import { memberOf } from './find-member.ts';
import { findOwn } from './find-own.ts';
import type { PaymentState } from './payment-row.ts';

/** States in which the payment's notification is missing. */
const waiting: readonly PaymentState[] = ['preparing', 'open', 'replaced'];

/**
 * Whether the payment of this reference is still waited for. Changes nothing, so that the waiting page can ask without
 * claiming that it was paid. A stranger's reference is waited for, like an unpaid one.
 * @throws TOO_MANY_REQUESTS
 */
export async function readPaymentStatus({
  ctx,
  input: { username, reference },
}: {
  ctx: AppContext;
  input: { username: string; reference: string };
}): Promise<{ pending: boolean }> {
  await countCall(ctx, 'grant');
  const member = await memberOf(ctx.deps, username);
  const row = member && (await findOwn(ctx, member, reference));
  return { pending: !row || waiting.some((state) => state === row.state) };
}
