import type { PlanId } from '#domain/billing/plans.ts';
import type { Deps, RequestHeaders, SessionUser } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';
import { planInForce } from '../tokens/index.ts';
import { readSessionToken } from './cookies.ts';
import { isAdministrator } from './is-administrator.ts';

interface SessionRow {
  token: string;
  id: string;
  user_id: string;
  email: string;
  email_verified: boolean;
  administrator_since: Date | null;
  name: string;
  username: string | null;
  plan: PlanId | null;
  plan_ends_at: Date | null;
}

async function findSessions(deps: Deps, tokens: string[]): Promise<(SessionRow | null)[]> {
  const { rows } = await deps.pool.query<SessionRow>({
    text: `SELECT s.token, s.id, s.user_id, u.email, u.email_verified, u.administrator_since, u.name, u.username,
        t.plan, t.plan_ends_at
      FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN user_tokens t ON t.user_id = s.user_id
      WHERE s.token = ANY((SELECT $1::text[])::text[]) AND session_is_live(s, $2)`,
    values: [tokens, deps.now()],
  });
  if (tokens.length === 1) return [rows[0] ?? null];
  const byToken = new Map(rows.map((row) => [row.token, row]));
  return tokens.map((token) => byToken.get(token) ?? null);
}

/** Concurrent requests share one query. */
const batchedSessions = perDeps((deps) => batched((tokens: string[]) => findSessions(deps, tokens), 1));

/** The signed-in user of a request, or null; checks the cookie's signature before it queries. */
export async function resolveSession(
  deps: Deps,
  requestHeaders: RequestHeaders,
): Promise<SessionUser | null> {
  const token = readSessionToken(requestHeaders, deps.env);
  if (token === null) return null;
  const now = deps.now();
  const row = await batchedSessions(deps)(token);
  return (
    row && {
      id: row.user_id,
      email: row.email,
      emailVerified: row.email_verified,
      name: row.name,
      username: row.username,
      sessionId: row.id,
      plan: planInForce(row.plan, row.plan_ends_at, now),
      isAdmin: isAdministrator(deps.env, row),
    }
  );
}
