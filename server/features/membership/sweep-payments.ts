import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';

/** How long payments, and unpaid ones, are stored, years (docs/product/retention.md). */
const keptYears = { payment: 10, unpaid: 1 } as const;

const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - years);
  return then;
};

/** Deletes link payments after their retention period. */
export async function sweepMembershipPayments(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('membership_payments')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('id')
            .whereRef('invoices.membership_payment_id', '=', 'membership_payments.id'),
        ),
      ),
    )
    .where((where) =>
      where.or([
        where('created_at', '<', yearsBefore(now, keptYears.payment)),
        where.and([
          where('paid_at', 'is', null),
          where('requested_at', 'is', null),
          where('created_at', '<', yearsBefore(now, keptYears.unpaid)),
        ]),
      ]),
    )
    .execute();
}
