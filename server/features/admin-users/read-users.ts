import type { Kysely } from 'kysely';
import type { AdminUser } from '#contract/admin-users.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { isAdministrator } from '../auth/index.ts';
import { planInForce } from '../tokens/index.ts';

const rowsOf = (db: Kysely<DB>, ids: readonly string[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('user_tokens as t', 't.user_id', 'u.id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.username',
      'u.email_verified',
      'u.administrator_since',
      'u.created_at',
      'u.last_sign_in_at',
      'u.suspended_at',
      'p.full_name',
      't.tokens',
      't.plan',
      't.plan_ends_at',
      't.plan_cancelled_at',
    ])
    .where('u.id', 'in', [...ids])
    .execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function present(deps: Deps, row: Row): AdminUser {
  const plan = planInForce(row.plan as PlanId | null, row.plan_ends_at, deps.now());
  return {
    id: row.id,
    fullName: row.full_name || row.name,
    email: row.email,
    username: row.username,
    plan,
    planEndsAt: plan === 'free' ? null : (row.plan_ends_at?.toISOString() ?? null),
    planCancelledAt: plan === 'free' ? null : (row.plan_cancelled_at?.toISOString() ?? null),
    tokens: row.tokens ?? 0,
    createdAt: row.created_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    emailConfirmed: row.email_verified,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    isAdmin: isAdministrator(deps.env, row),
  };
}

/** These accounts, in the order of their ids; one that is gone meanwhile is left out. */
export async function readUsers(deps: Deps, ids: readonly string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await rowsOf(deps.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [present(deps, row)] : [];
  });
}

/** One account. @throws NOT_FOUND */
export async function readUser(deps: Deps, id: string): Promise<AdminUser> {
  const [user] = await readUsers(deps, [id]);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}
