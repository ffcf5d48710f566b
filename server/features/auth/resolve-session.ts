import type { Deps, RequestHeaders, SessionUser } from '#server/context.ts';
import { batched } from '#server/db/batch.ts';
import { perDeps } from '#server/per-deps.ts';
import { type TermsRow, termsOf } from '../plan-terms/index.ts';
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
  terms: TermsRow;
}

async function findSessions(deps: Deps, tokens: string[]): Promise<(SessionRow | null)[]> {
  const { rows } = await deps.pool.query<SessionRow>({
    text: `SELECT s.token, s.id, s.user_id, u.email, u.email_verified, u.administrator_since, u.name, u.username,
        to_jsonb(plan_terms_in_force(s.user_id, $2)) AS terms
      FROM sessions s JOIN users u ON u.id = s.user_id
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
  const row = await batchedSessions(deps)(token);
  if (!row) return null;
  const terms = termsOf(row.terms);
  return {
    id: row.user_id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    username: row.username,
    sessionId: row.id,
    plan: terms.plan,
    terms,
    isAdmin: isAdministrator(deps.env, row),
  };
}
