import type { Balance } from '#contract/tokens.ts';
import { nextIstanbulMidnight } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { touchAllowance } from './touch-allowance.ts';
import { usedTokens } from './used-tokens.ts';

/** Whether the account got no first tokens because an earlier account of its address had today's. */
async function waitsForTomorrow({ pool }: AppContext['deps'], userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>({
    text: `SELECT first_tokens_were_given(u.email)
        AND NOT EXISTS (SELECT FROM token_ledger WHERE user_id = u.id AND idempotency_key = 'sign_up') AS waits
      FROM users u WHERE u.id = $1`,
    values: [userId],
  });
  return rows[0]?.waits ?? false;
}

/** Returns the balance with its details after the due refills. */
export async function readBalance({ ctx }: { ctx: AppContext }): Promise<Balance> {
  const { id: userId } = signedIn(ctx);
  const now = ctx.deps.now();
  const { tokens, plan, terms, planEndsAt, planCancelledAt, emailVerified } = await touchAllowance(
    ctx.deps,
    userId,
  );
  const used = await usedTokens(ctx.deps.pool, userId, now);
  return {
    tokens,
    plan,
    terms,
    planEndsAt: planEndsAt?.toISOString() ?? null,
    planCancelledAt: planCancelledAt?.toISOString() ?? null,
    dailyAllowance: terms.dailyTokens,
    nextRefillAt: emailVerified ? nextIstanbulMidnight(now).toISOString() : null,
    firstTokensTomorrow: await waitsForTomorrow(ctx.deps, userId),
    usedToday: used.today,
    usedThisMonth: used.thisMonth,
    monthlyGuarantee: terms.monthlyGuaranteeTokens,
  };
}
