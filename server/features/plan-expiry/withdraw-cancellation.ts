import type { Balance } from '#contract/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { readBalance } from '../tokens/index.ts';
import { changeCancellation } from './change-cancellation.ts';

/** Takes the cancellation of the own plan back; nothing happens where there is none. @throws TOO_MANY_REQUESTS */
export async function withdrawCancellation({ ctx }: { ctx: AppContext }): Promise<Balance> {
  await changeCancellation(ctx, 'withdraw');
  return readBalance({ ctx });
}
