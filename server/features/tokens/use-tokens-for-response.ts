import { estimateTokens } from '#domain/billing/tokens.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { type Charge, chargeTokens } from './charge.ts';
import { touchAllowance } from './touch-allowance.ts';

/** `use_token_for_response`: charges the estimates of a prompt and its answer, capped at the balance. */
export async function useTokensForResponse({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { prompt: string; response: string; idempotencyKey: string };
}): Promise<Charge> {
  const { id: userId } = signedIn(ctx);
  await touchAllowance(ctx.deps, userId);
  const cost = estimateTokens(input.prompt) + estimateTokens(input.response);
  return chargeTokens(ctx.deps, {
    userId,
    cost,
    capped: true,
    reason: 'response',
    key: input.idempotencyKey,
  });
}
