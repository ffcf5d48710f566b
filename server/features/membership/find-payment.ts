import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Member } from './find-member.ts';
import { outsideService } from './outside-service.ts';
import { claimableStates, type PaymentRow, usernameKey } from './payment-row.ts';

type Where = ExpressionBuilder<DB, 'membership_payments'>;
type Condition = ExpressionWrapper<DB, 'membership_payments', SqlBool>;

/** Payments that a caller may see: those started with one browser's key, or those of the signed-in account. */
export type Own = { key: string } | { userId: string };

/**
 * The condition for a member's payments: by the account that they were started for, because names can change; with an
 * outside service by the username.
 */
const of =
  (deps: Deps, { username, account }: Member) =>
  (where: Where): Condition =>
    outsideService(deps)
      ? where('username_key', '=', usernameKey(username))
      : where('user_id', '=', account?.userId ?? null);

const ownedBy =
  (own: Own) =>
  (where: Where): Condition =>
    'key' in own ? where('client_key', '=', own.key) : where('user_id', '=', own.userId);

/** Finds a member's payment by its reference; undefined when it is another member's. */
export function findByReference(
  deps: Deps,
  member: Member,
  reference: string,
): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(of(deps, member))
    .where('callback_id', '=', reference)
    .executeTakeFirst();
}

/** Finds an own payment that is proven and not granted: the referenced one first, then paid ones, oldest first. */
export function findClaimable(
  deps: Deps,
  member: Member,
  own: Own,
  reference?: string,
): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(of(deps, member))
    .where(ownedBy(own))
    .where('state', 'in', claimableStates)
    .orderBy(sql`callback_id = ${reference ?? ''}`, 'desc')
    .orderBy(sql`state = 'paid'`, 'desc')
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst();
}

/** Maximum age of a payment that is found without its reference, ms. */
const recentMs = dayMs;

/** Finds the newest own payment for a member that is in progress. */
export function findUnderWay(deps: Deps, member: Member, own: Own): Promise<PaymentRow | undefined> {
  return deps.db
    .selectFrom('membership_payments')
    .selectAll()
    .where(of(deps, member))
    .where(ownedBy(own))
    .where('state', 'not in', ['granted', 'rejected', 'failed', 'refunding', 'refunded'])
    .where('created_at', '>', new Date(deps.now().getTime() - recentMs))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
