import type { Balance } from '#contract/tokens.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { readBalance } from '../tokens/index.ts';
import { changeCancellation } from './change-cancellation.ts';

/**
 * Cancels the user's plan, which then stays active until its end, without reminders. A repeated call changes nothing.
 * @throws NOTHING_TO_CANCEL, TOO_MANY_REQUESTS
 */
export async function cancelPlan({ ctx }: { ctx: AppContext }): Promise<Balance> {
  await changeCancellation(ctx, 'cancel');
  const balance = await readBalance({ ctx });
  if (balance.planCancelledAt === null) throw new AppError('NOTHING_TO_CANCEL');
  return balance;
}
