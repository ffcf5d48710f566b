import { type PlanId, plans } from '#domain/billing/plans.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { writeAudit } from '../audit/index.ts';
import { cancelledMail, withdrawnMail } from './cancellation-mails.ts';

/** Changes of mind of one person: each is mailed. */
const changes = { limit: 10, windowSeconds: 3_600 };

const kinds = {
  cancel: { action: 'user.plan_cancelled', mail: cancelledMail },
  withdraw: { action: 'user.cancellation_withdrawn', mail: withdrawnMail },
} as const;

/**
 * Cancels the own plan, or takes the cancellation back; mail and audit entry commit with it. False where that changes
 * nothing: of parallel calls one does.
 * @throws TOO_MANY_REQUESTS
 */
export async function changeCancellation(ctx: AppContext, kind: keyof typeof kinds): Promise<boolean> {
  const { deps } = ctx;
  const user = signedIn(ctx);
  const now = deps.now();
  const { action, mail } = kinds[kind];
  return deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('user_tokens')
      .set({ plan_cancelled_at: kind === 'cancel' ? now : null })
      .where('user_id', '=', user.id)
      .where('plan', '<>', 'free')
      .where('plan_ends_at', '>', now)
      .where('plan_cancelled_at', kind === 'cancel' ? 'is' : 'is not', null)
      .returning(['plan', 'plan_ends_at'])
      .executeTakeFirst();
    if (!row?.plan_ends_at) return false;
    // Only what changes something counts: a double click is no second change.
    await enforceLimit({ db: trx, now: () => now }, `plan-cancellation:${user.id}`, changes);
    const planName = plans[row.plan as PlanId].name;
    await writeAudit(trx, {
      actor: { id: user.id, email: user.email },
      action,
      subject: { type: 'user', id: user.id },
      after: { plan: row.plan, planEndsAt: row.plan_ends_at },
      now,
    });
    const told = { email: user.email, name: user.name, planName, endsAt: row.plan_ends_at };
    await deps.mail.send(mail(deps.env.publicUrl, told), { within: trx });
    return true;
  });
}
