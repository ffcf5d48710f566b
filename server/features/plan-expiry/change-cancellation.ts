import { type PlanId, plans } from '#domain/billing/plans.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import { enforceLimit } from '#server/rate-limit/enforce-limit.ts';
import { writeAudit } from '../audit/index.ts';
import { cancelledMail, withdrawnMail } from './cancellation-mails.ts';

/** Limit of one user's changes, because each sends a mail. */
const changeLimit = { limit: 10, windowSeconds: 3_600 };

const kinds = {
  cancel: { action: 'user.plan_cancelled', mail: cancelledMail },
  withdraw: { action: 'user.cancellation_withdrawn', mail: withdrawnMail },
} as const;

/**
 * Cancels the user's plan or withdraws the cancellation; the mail and the audit entry are in the same transaction.
 * Returns false when nothing changed, for example in all but one of several concurrent calls.
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
    // Only calls that change something are counted, so that a double click counts once.
    await enforceLimit({ db: trx, now: () => now }, `plan-cancellation:${user.id}`, changeLimit);
    const planName = plans[row.plan as PlanId].name;
    await writeAudit(trx, {
      actor: { id: user.id, email: user.email },
      action,
      subject: { type: 'user', id: user.id },
      after: { plan: row.plan, planEndsAt: row.plan_ends_at },
      now,
    });
    const cancellation = { email: user.email, name: user.name, planName, endsAt: row.plan_ends_at };
    await deps.mail.send(mail(mailSite(deps), cancellation), { within: trx });
    return true;
  });
}
