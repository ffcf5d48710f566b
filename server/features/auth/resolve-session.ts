import type { PlanId } from '#domain/plans.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { planInForce } from '../tokens/index.ts';
import { readSessionToken } from './cookies.ts';

interface SessionRow {
  id: string;
  user_id: string;
  email: string;
  email_verified: boolean;
  name: string;
  username: string | null;
  plan: PlanId | null;
  plan_ends_at: Date | null;
}

/** A named statement: PostgreSQL parses and plans it once per connection. */
const sessionByToken = {
  name: 'session-by-token',
  text: `SELECT s.id, s.user_id, u.email, u.email_verified, u.name, u.username, t.plan, t.plan_ends_at
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN user_tokens t ON t.user_id = s.user_id
    WHERE s.token = $1 AND s.expires_at > $2`,
};

/** The signed-in person behind a request, or null: the cookie's signature first, then one query. */
export async function resolveSession(deps: Deps, requestHeaders: Headers): Promise<SessionUser | null> {
  const token = readSessionToken(requestHeaders, deps.env);
  if (token === null) return null;
  const now = deps.now();
  const { rows } = await deps.pool.query<SessionRow>({ ...sessionByToken, values: [token, now] });
  const row = rows[0];
  if (!row) return null;
  return {
    id: row.user_id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    username: row.username,
    sessionId: row.id,
    plan: planInForce(row.plan, row.plan_ends_at, now),
    isAdmin: row.email_verified && deps.env.adminEmails.includes(row.email),
  };
}
