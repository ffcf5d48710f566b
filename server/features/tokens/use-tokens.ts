import { estimateTokens } from '#domain/billing/tokens.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { type Charge, chargeTokens } from './charge.ts';
import { touchAllowance } from './touch-allowance.ts';

/** `use_token`: charges the estimate of a text; refuses, changing nothing, where the balance is too small. */
export async function useTokens({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { text: string; idempotencyKey: string };
}): Promise<Charge> {
  const { id: userId } = signedIn(ctx);
  await touchAllowance(ctx.deps, userId);
  const cost = estimateTokens(input.text);
  return chargeTokens(ctx.deps, { userId, cost, capped: false, reason: 'text', key: input.idempotencyKey });
}
