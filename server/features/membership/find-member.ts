import type { PlanId } from '#domain/billing/plans.ts';
import { usernamePattern } from '#domain/limits.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { MembershipServiceError } from '#server/providers/membership/index.ts';
import { planInForce } from '../tokens/index.ts';
import { outsideService } from './outside-service.ts';

/** This site's account of a username. */
interface Account {
  userId: string;
  name: string;
  email: string;
  /** Suspended by an administrator: no payment for it can be started. */
  suspended: boolean;
  plan: PlanId;
  planEndsAt: Date | null;
}

/** The member whose username a request contains. */
export interface Member {
  /** The name as it was typed. */
  username: string;
  /** Null when only the outside service has the username. */
  account: Account | null;
}

/** Finds this site's account of a username, ignoring case; null when there is none. */
async function findAccount(deps: Deps, username: string): Promise<Account | null> {
  if (!usernamePattern.test(username)) return null;
  const { rows } = await deps.pool.query<{
    id: string;
    name: string;
    email: string;
    suspended: boolean;
    plan: PlanId;
    plan_ends_at: Date | null;
  }>({
    text: `SELECT u.id, u.name, u.email, u.suspended_at IS NOT NULL AS suspended, t.plan, t.plan_ends_at FROM users u LEFT JOIN user_tokens t ON t.user_id = u.id
      WHERE lower(u.username COLLATE "C") = lower($1::text COLLATE "C")`,
    values: [username],
  });
  const [row] = rows;
  if (!row) return null;
  const { id: userId, name, email, suspended, plan, plan_ends_at: planEndsAt } = row;
  return { userId, name, email, suspended, plan: planInForce(plan, planEndsAt, deps.now()), planEndsAt };
}

/**
 * Finds the member of a username without calling the outside service. With an outside service every name may be a
 * member's; without one, the result is null when this site has no such account.
 */
export async function memberOf(deps: Deps, username: string): Promise<Member | null> {
  const account = await findAccount(deps, username);
  return account || outsideService(deps) ? { username, account } : null;
}

/** Whether the caller is signed in as this member's account. */
export const isSelf = (user: SessionUser | null, { account }: Member): boolean =>
  user !== null && account !== null && user.id === account.userId;

/**
 * Whether a payment for this username can be started. A suspended account has no new payments, but an earlier one is
 * still granted.
 * @throws MEMBERSHIP_UNAVAILABLE when the outside service does not answer
 */
export async function isMember(deps: Deps, username: string): Promise<boolean> {
  const account = await findAccount(deps, username);
  if (account?.suspended) return false;
  const service = outsideService(deps);
  if (!service) return account !== null;
  try {
    return await service.validate(username);
  } catch (error) {
    if (error instanceof MembershipServiceError)
      throw new AppError('MEMBERSHIP_UNAVAILABLE', { cause: error });
    throw error;
  }
}
