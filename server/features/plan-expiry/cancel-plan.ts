import type { Balance } from '#contract/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readBalance } from '../tokens/index.ts';
import { changeCancellation } from './change-cancellation.ts';

/**
 * Cancels the own plan: it runs to its end, without reminders. A repeat changes nothing more.
 * @throws NOTHING_TO_CANCEL, TOO_MANY_REQUESTS
 */
export async function cancelPlan({ ctx }: { ctx: AppContext }): Promise<Balance> {
  await changeCancellation(ctx, 'cancel');
  const balance = await readBalance({ ctx });
  if (balance.planCancelledAt === null) throw new AppError('NOTHING_TO_CANCEL');
  return balance;
}
