import { type ExpressionBuilder, sql } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Member } from './find-member.ts';
import { outsideService } from './outside-service.ts';
import { claimableStates, type PaymentRow, usernameKey } from './payment-row.ts';

/**
 * Whose a payment is: here, the account's that it began for, whoever has its name today; with an outside service, the
 * name's.
 */
const ownedBy =
  (deps: Deps, { username, account }: Member) =>
  (where: ExpressionBuilder<DB, 'membership_payments'>) =>
    outsideService(deps)
      ? where('username_key', '=', usernameKey(username))
      : where('user_id', '=', account?.userId ?? null);

/** A member's payment of this reference; undefined where it is somebody else's. */
export function findByReference(
  deps: Deps,
  member: Member,
  reference: string,
): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(ownedBy(deps, member))
    .where('callback_id', '=', reference)
    .executeTakeFirst();
}

/** A member's payment that is proven and not granted: the one of this reference first, then the oldest. */
export function findClaimable(
  deps: Deps,
  member: Member,
  reference: string | null,
): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(ownedBy(deps, member))
    .where('state', 'in', claimableStates)
    .orderBy(sql`callback_id = ${reference ?? ''}`, 'desc')
    .orderBy(sql`state = 'paid'`, 'desc')
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
}

/** How far back somebody who names no payment can mean one that is under way, ms. */
const recentMs = 86_400_000;

/** A member's newest payment that is under way. */
export function findUnderWay(deps: Deps, member: Member): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(ownedBy(deps, member))
    .where('state', 'not in', ['granted', 'rejected', 'failed'])
    .where('created_at', '>', new Date(deps.now().getTime() - recentMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
