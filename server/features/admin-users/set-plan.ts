import type { AdminUser } from '#contract/admin-users.ts';
import { grantedDays, maxGrantedDays } from '#domain/account/users.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { ensureAccountRows, setPlan } from '../tokens/index.ts';
import { readUser } from './read-users.ts';

const m = messages.users;

function endOf(chosen: string | undefined, now: Date): Date {
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  if (chosen === undefined) return after(grantedDays);
  const end = new Date(chosen);
  if (end <= now) throw invalidInput('endsAt', m.endPassed);
  if (end > after(maxGrantedDays)) throw invalidInput('endsAt', m.endTooFar);
  return end;
}

interface PlanFacts {
  plan: PlanId;
  planEndsAt: Date | null;
  tokens: number;
}
const facts = (email: string, { plan, planEndsAt, tokens }: PlanFacts) => ({
  email,
  plan,
  plan_ends_at: planEndsAt?.toISOString() ?? null,
  tokens,
});

const isSeen = (
  seen: { plan: PlanId; planEndsAt: string | null },
  { plan, planEndsAt }: Pick<PlanFacts, 'plan' | 'planEndsAt'>,
): boolean => seen.plan === plan && seen.planEndsAt === (planEndsAt?.toISOString() ?? null);

/**
 * Gives a person a plan until an end, or takes it back; the balance rises at once. Once per key.
 * @throws NOT_FOUND, KEY_USED, PLAN_CHANGED when it is not the plan that the administrator saw, INVALID_INPUT for an end that has passed or is too far off
 */
export async function setUserPlan({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: {
    id: string;
    plan: PlanId;
    endsAt?: string | undefined;
    reason: string;
    idempotencyKey: string;
    seen?: { plan: PlanId; planEndsAt: string | null } | undefined;
  };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const { id, plan, reason, seen } = input;
  const now = deps.now();
  const endsAt = plan === 'free' ? null : endOf(input.endsAt, now);
  const { email } = await readUser(deps, id);
  await ensureAccountRows(deps, id);
  await deps.db.transaction().execute(async (trx) => {
    const set = await setPlan(trx, { userId: id, plan, endsAt, key: input.idempotencyKey, now });
    if ('refused' in set) throw new AppError(set.refused === 'no_account' ? 'NOT_FOUND' : 'KEY_USED');
    if (!set.changed) return;
    // Thrown in the transaction, so that nothing of the change stays.
    if (seen && !isSeen(seen, set.before)) throw new AppError('PLAN_CHANGED');
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: plan === 'free' ? 'user.plan_taken' : 'user.plan_given',
      subject: { type: 'user', id },
      before: facts(email, set.before),
      after: { ...facts(email, set.after), reason },
      now,
    });
    const act =
      endsAt === null
        ? ({ kind: 'plan_taken', formerPlan: set.before.plan } as const)
        : ({ kind: 'plan_given', plan, endsAt } as const);
    await mailAboutAct(deps, trx, { userId: id, act });
  });
  return readUser(deps, id);
}
