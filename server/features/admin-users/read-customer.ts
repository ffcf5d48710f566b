import { sql } from 'kysely';
import type { Customer } from '#contract/admin-users.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { readUser } from './read-users.ts';

/** The most periods and sessions of one account that are read. */
const most = { plans: 50, sessions: 100 } as const;

async function readProfile({ db }: Deps, id: string) {
  const row = await db
    .selectFrom('profiles')
    .select(['bio', 'adult_declared_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  return { bio: row?.bio ?? '', adultDeclaredAt: row?.adult_declared_at?.toISOString() ?? null };
}

/** Numbers of stories, from sums that triggers keep and from indexes; neither a title nor a text is read. */
async function readStoryNumbers({ db }: Deps, id: string): Promise<Customer['stories']> {
  const { rows } = await sql<{
    total: number;
    in_bin: number;
    shared: number;
    last_changed_at: Date | null;
    bytes: number;
  }>`SELECT coalesce((SELECT stories FROM story_totals WHERE user_id = ${id}), 0) AS total,
    (SELECT count(*)::int FROM stories WHERE user_id = ${id} AND trashed_at IS NOT NULL) AS in_bin,
    (SELECT count(*)::int FROM story_shares WHERE user_id = ${id}) AS shared,
    (SELECT max(updated_at) FROM stories WHERE user_id = ${id} AND trashed_at IS NULL) AS last_changed_at,
    coalesce((SELECT bytes FROM story_storage WHERE user_id = ${id}), 0)::float8 AS bytes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('There are no numbers of stories.');
  return {
    total: row.total,
    inBin: row.in_bin,
    shared: row.shared,
    lastChangedAt: row.last_changed_at?.toISOString() ?? null,
    bytes: row.bytes,
  };
}

async function readTokensUsed({ db, now }: Deps, id: string): Promise<number> {
  const since = new Date(now().getTime() - 30 * dayMs);
  const { rows } = await sql<{
    used: number;
  }>`SELECT coalesce(-sum(delta), 0)::float8 AS used FROM token_ledger
    WHERE user_id = ${id} AND created_at >= ${since} AND reason IN ('generation', 'text', 'response')`.execute(
    db,
  );
  return Math.max(0, rows[0]?.used ?? 0);
}

/** 'payment:ORDER', 'membership:ID' or 'admin:KEY:USER'. */
function readSource(source: string): { source: string; orderId: string | null } {
  const [kind = '', id = null] = source.split(':');
  return { source: kind, orderId: kind === 'payment' ? id : null };
}

async function readPlans({ db }: Deps, id: string): Promise<Customer['plans']> {
  const rows = await db
    .selectFrom('plan_grants')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('starts_at', 'desc')
    .limit(most.plans)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan as PlanId,
    ...readSource(row.source),
    termsVersion: row.terms_version,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

async function readSessions({ db, now }: Deps, id: string): Promise<Customer['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', now())
    .orderBy('updated_at', 'desc')
    .limit(most.sessions)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent ?? '',
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.updated_at.toISOString(),
  }));
}

async function readConsents({ db }: Deps, id: string): Promise<Customer['consents']> {
  const rows = await db
    .selectFrom('consents')
    .select(['document', 'version', 'accepted_at'])
    .where('user_id', '=', id)
    .orderBy('accepted_at', 'desc')
    .limit(most.plans)
    .execute();
  return rows.map(({ document, version, accepted_at }) => ({
    document,
    version,
    acceptedAt: accepted_at.toISOString(),
  }));
}

async function readNotifications({ db }: Deps, id: string): Promise<Customer['notifications']> {
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirst();
  return {
    productNewsConsentedAt: row?.product_news_consented_at?.toISOString() ?? null,
    productNewsWithdrawnAt: row?.product_news_withdrawn_at?.toISOString() ?? null,
    membershipReminders: row?.membership_reminders ?? true,
    weeklySummary: row?.weekly_summary ?? false,
  };
}

async function readSignIn({ db }: Deps, id: string): Promise<Pick<Customer, 'signInWays' | 'secondFactor'>> {
  const [ways, factor] = await Promise.all([
    db.selectFrom('accounts').select('provider_id').where('user_id', '=', id).execute(),
    db
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
  ]);
  return { signInWays: ways.map(({ provider_id }) => provider_id), secondFactor: factor !== undefined };
}

/** Reads what there is about one account, but for its lists with pages. @throws NOT_FOUND */
export async function readCustomer({
  ctx,
  input: { id },
}: {
  ctx: AppContext;
  input: { id: string };
}): Promise<Customer> {
  const { deps } = ctx;
  const user = await readUser(deps, id);
  const [profile, stories, tokensUsedIn30Days, plans, sessions, consents, notifications, signIn] =
    await Promise.all([
      readProfile(deps, id),
      readStoryNumbers(deps, id),
      readTokensUsed(deps, id),
      readPlans(deps, id),
      readSessions(deps, id),
      readConsents(deps, id),
      readNotifications(deps, id),
      readSignIn(deps, id),
    ]);
  return { user, profile, stories, tokensUsedIn30Days, plans, sessions, consents, notifications, ...signIn };
}
