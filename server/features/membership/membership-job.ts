import type { Deps } from '#server/context.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { notifyUnfulfilledPayment } from './notify-unfulfilled-payment.ts';
import { performGrant } from './perform-grant.ts';
import { finishRefunds } from './refund-payment.ts';

/** How long the payer has to return by themselves, ms; and how many payments are handled in one run. */
const patienceMs = 10 * 60_000;
const atOnce = 100;

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
    .where('updated_at', '<=', new Date(now.getTime() - patienceMs))
    .orderBy('updated_at')
    .limit(atOnce)
    .execute();
  for (const { id } of waiting) {
    try {
      const { state } = await performGrant(deps, id);
      deps.log.info({ payment: id, state }, 'membership grant: nobody came back for it');
    } catch (err) {
      // The next run tries it again; the other payments are still handled in this run.
      deps.log.error({ err, payment: id }, 'membership grant failed');
    }
  }
  await finishRefunds(deps, atOnce);
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
