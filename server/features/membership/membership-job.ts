import type { Deps } from '#server/context.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { notifyUnfulfilledPayment } from './notify-unfulfilled-payment.ts';
import { performGrant } from './perform-grant.ts';
import { finishRefunds } from './refund-payment.ts';

/** How long the job leaves a paid payment to the payer's own return, ms. */
const payerReturnMs = 10 * 60_000;
/** Maximum number of payments, and of refunds, that one run handles. */
const maxPerRun = 100;

/**
 * Finishes payments without their payers: grants proven payments, leaves a payment whose call to the outside service was
 * interrupted to an administrator, and completes refunds.
 */
export async function finishPayments(deps: Deps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const lapsed = await trx
      .updateTable('membership_payments')
      .set({ state: 'uncertain', claimed_until: null, updated_at: now })
      .where('state', '=', 'granting')
      .where('claimed_until', '<=', now)
      .returningAll()
      .execute();
    for (const row of lapsed) await notifyUnfulfilledPayment(deps, trx, row, 'service');
  });
  const waiting = await deps.db
    .selectFrom('membership_payments')
    .select('id')
    .where('state', '=', 'paid')
    .where('updated_at', '<=', new Date(now.getTime() - payerReturnMs))
    .orderBy('updated_at')
    .limit(maxPerRun)
    .execute();
  for (const { id } of waiting) {
    try {
      const { state } = await performGrant(deps, id);
      deps.log.info({ payment: id, state }, 'membership grant: nobody came back for it');
    } catch (err) {
      // The next run retries it; this run continues with the other payments.
      deps.log.error({ err, payment: id }, 'membership grant failed');
    }
  }
  await finishRefunds(deps, maxPerRun);
}

/** Runs every five minutes; pg-boss starts it once for all processes. */
export const membershipJob: JobKind = {
  name: 'membership',
  options: {
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 900,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 86_400,
  },
  cron: '*/5 * * * *',
  run: (deps) => finishPayments(deps),
};
