import { sql } from 'kysely';
import type { Figure } from '#contract/administration.ts';
import type { AppContext } from '#server/context.ts';
import { readUserCounts, userCountsJob } from '../admin-users/index.ts';

/** Maximum number of counted rows; beyond it `more` is true. */
const maxCounted = 10_000;

const figure = (count: number): Figure => ({
  count: Math.min(count, maxCounted),
  more: count > maxCounted,
});

interface Counts {
  posts: number;
  messages: number;
  orders: number;
  grants: number;
  configs: number;
}

/**
 * Returns the figures of the quick-access tiles. Each comes from an index, up to `maxCounted` rows, or from a stored sum
 * (docs/product/administration.md).
 */
export async function readOverview({ ctx }: { ctx: AppContext }) {
  const { db, jobs, settings } = ctx.deps;
  const one = sql.lit(maxCounted + 1);
  // Users have never been counted in this database.
  let counted = await readUserCounts(db);
  if (counted.countedAt === null) {
    await jobs.send(userCountsJob.name, {});
    counted = await readUserCounts(db);
  }
  const { countedAt, byKind } = counted;
  const users = Object.values(byKind).reduce((sum, count) => sum + count, 0);
  const { rows } = await sql<Counts>`SELECT
    (SELECT count(*) FROM (SELECT FROM blog_posts WHERE status = 'published' AND deleted_at IS NULL
      ORDER BY published_at DESC, id DESC LIMIT ${one}) x) AS posts,
    (SELECT coalesce(sum(messages), 0)::int FROM contact_message_counts
      WHERE status IN ('new', 'in_progress')) AS messages,
    (SELECT count(*) FROM (SELECT FROM payment_intents WHERE status IN ('pending', 'refused', 'refunding')
      ORDER BY created_at DESC LIMIT ${one}) x) AS orders,
    (SELECT count(*) FROM (SELECT FROM membership_payments
      WHERE state IN ('requested', 'mismatched', 'uncertain', 'refused') ORDER BY created_at LIMIT ${one}) x) AS grants,
    (SELECT count(*) FROM api_configs WHERE is_active) AS configs`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('There are no figures.');
  return {
    publishedPosts: figure(counts.posts),
    users: countedAt === null ? null : { count: users, more: false },
    openMessages: { count: counts.messages, more: false },
    waitingPayments: figure(counts.orders + counts.grants),
    activeApiConfigs: figure(counts.configs),
    maintenance: settings.maintenance,
  };
}
