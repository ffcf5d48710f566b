import { nextIstanbulMidnight } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { storiesLeft } from './wizard-uses.ts';

/**
 * How many wizard stories are left today; null without a limit and for guests, who are limited by the trial's tokens.
 */
export async function wizardStatus({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ left: number | null; resetsAt: string | null }> {
  const { deps, user } = ctx;
  const left = user && (await storiesLeft(deps, user.id, user.plan));
  return { left, resetsAt: left === null ? null : nextIstanbulMidnight(deps.now()).toISOString() };
}
