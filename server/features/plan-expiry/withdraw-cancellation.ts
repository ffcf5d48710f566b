import type { Balance } from '#contract/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { readBalance } from '../tokens/index.ts';
import { changeCancellation } from './change-cancellation.ts';

/** Withdraws the cancellation of the user's plan; does nothing if there is none. @throws TOO_MANY_REQUESTS */
export async function withdrawCancellation({ ctx }: { ctx: AppContext }): Promise<Balance> {
  await changeCancellation(ctx, 'withdraw');
  return readBalance({ ctx });
}
