import { randomUUID } from 'node:crypto';
import { paidUntil } from '#domain/billing/plan-orders.ts';
import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { GrantOutcome } from '#server/providers/membership/index.ts';
import { systemActor, writeAudit } from '../audit/index.ts';
import { extendPlan } from '../tokens/index.ts';
import { countCall } from './count-call.ts';
import { type Member, memberOf } from './find-member.ts';
import { outsideService } from './outside-service.ts';

interface TestGrant {
  ok: boolean;
  err: string | null;
  new_expiry: string | null;
}

const failed = (err: string): TestGrant => ({ ok: false, err, new_expiry: null });

/** The result when the outside service did not grant. */
function failure(outcome: Exclude<GrantOutcome, { kind: 'granted' }>): TestGrant {
  if (outcome.kind === 'refused') return failed(outcome.reason ?? messages.membership.grantFailed);
  return failed(
    outcome.kind === 'unsent' ? messages.membership.unavailable : messages.membership.resultUnknown,
  );
}

/** Extends the plan to `until`, the outside service's end, or by 31 days without it, and writes the audit log. */
function recordGrant(
  ctx: AppContext,
  { username, account }: Member,
  until: Date | undefined,
): Promise<TestGrant> {
  const { db, now } = ctx.deps;
  const at = now();
  const id = randomUUID();
  return db.transaction().execute(async (trx) => {
    const given =
      account &&
      (await extendPlan(trx, { userId: account.userId, plan: 'pro', source: `test:${id}`, now: at, until }));
    if (given && !given.given && !until) return failed(messages.membership.planNotExtendable);
    const end = until ?? (given?.given ? given.endsAt : paidUntil(at, null));
    await writeAudit(trx, {
      actor: ctx.user ?? systemActor,
      action: 'membership.test_grant',
      subject: { type: 'user', id: account?.userId ?? username },
      after: { username, planEndsAt: end.toISOString() },
      now: at,
    });
    return { ok: true, err: null, new_expiry: end.toISOString() };
  });
}

/**
 * Grants a membership without a payment (docs/product/membership.md): for every caller in development, for administrators
 * in production.
 * @throws FORBIDDEN, TOO_MANY_REQUESTS
 */
export async function testGrant({
  ctx,
  input: { username },
}: {
  ctx: AppContext;
  input: { username: string };
}): Promise<TestGrant> {
  if (ctx.deps.env.mode === 'production' && !ctx.user?.isAdmin) {
    throw new AppError('FORBIDDEN', { message: messages.membership.testClosed });
  }
  await countCall(ctx, 'test');
  const member = await memberOf(ctx.deps, username);
  if (!member) return failed(messages.membership.userNotFound);
  const service = outsideService(ctx.deps);
  if (!service) return recordGrant(ctx, member, undefined);
  const outcome = await service.grant(username);
  return outcome.kind === 'granted'
    ? recordGrant(ctx, member, outcome.newExpiry ?? undefined)
    : failure(outcome);
}
