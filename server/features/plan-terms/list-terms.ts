import { sql } from 'kysely';
import type { StoredTerms } from '#contract/plan-terms.ts';
import { type PlanId, planIds } from '#domain/billing/plans.ts';
import type { AppContext } from '#server/context.ts';
import { type TermsRow, termsOf } from './terms-row.ts';

/** Memberships of a version are counted up to this number. */
const mostCounted = 1_000;
/** Versions of a plan that are listed. */
const mostVersions = 50;

type Row = TermsRow & { created_at: Date; created_by: string | null; memberships: number };

function present(row: Row): StoredTerms {
  const { memberships } = row;
  return {
    ...termsOf(row),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    memberships:
      row.plan === 'free'
        ? null
        : { count: Math.min(memberships, mostCounted), more: memberships > mostCounted },
  };
}

/** Returns the versions of every plan's terms, newest first, with the memberships that keep each. */
export async function listTerms({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ plans: { plan: PlanId; versions: StoredTerms[] }[]; hasFixedLink: boolean }> {
  const { db, now, env } = ctx.deps;
  const { rows } = await sql<Row>`
    SELECT t.*, (SELECT count(*)::int FROM (SELECT FROM plan_grants g
        WHERE g.plan = t.plan AND g.terms_version = t.version AND g.revoked_at IS NULL AND g.ends_at > ${now()}
        LIMIT ${mostCounted + 1}) memberships) AS memberships
    FROM unnest(${planIds}::text[]) AS p (plan)
      CROSS JOIN LATERAL (SELECT * FROM plan_terms WHERE plan = p.plan ORDER BY version DESC LIMIT ${mostVersions}) t
    ORDER BY t.version DESC`.execute(db);
  return {
    hasFixedLink: env.membership.paymentLink !== null,
    plans: planIds.map((plan) => ({
      plan,
      versions: rows.filter((row) => row.plan === plan).map(present),
    })),
  };
}
