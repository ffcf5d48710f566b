import type { PlanId } from '#domain/billing/plans.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findLink } from '../account-mails/index.ts';
import { countLink } from '../auth/index.ts';
import { planInForce } from '../tokens/index.ts';

interface TakeoverPreview {
  /** Includes stories in the bin. */
  stories: number;
  tokens: number;
  plan: PlanId;
  planEndsAt: string | null;
}

/**
 * Returns what a takeover by a verification link would delete and which plan would stay; the link stays valid.
 * @throws LINK_INVALID, also when the address is verified already; TOO_MANY_REQUESTS
 */
export async function previewTakeover({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string };
}): Promise<TakeoverPreview> {
  await countLink(ctx);
  const { db, now } = ctx.deps;
  const link = await findLink(db, ['verify_email'], input.secret, now());
  const account =
    link &&
    (await db
      .selectFrom('users')
      .innerJoin('user_tokens', 'user_tokens.user_id', 'users.id')
      .select((from) => [
        'tokens',
        'plan',
        'plan_ends_at',
        from
          .selectFrom('stories')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('stories.user_id', '=', 'users.id')
          .as('stories'),
      ])
      .where('users.id', '=', link.userId)
      .where('users.email', '=', link.email)
      .where('email_verified', '=', false)
      .executeTakeFirst());
  if (!account) throw new AppError('LINK_INVALID');
  const plan = planInForce(account.plan as PlanId, account.plan_ends_at, now());
  return {
    stories: Number(account.stories),
    tokens: account.tokens,
    plan,
    planEndsAt: plan === 'free' ? null : (account.plan_ends_at?.toISOString() ?? null),
  };
}
