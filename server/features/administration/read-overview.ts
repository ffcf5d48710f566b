import { sql } from 'kysely';
import type { AppContext } from '#server/context.ts';
import { readUserCounts, userCountsJob } from '../admin-users/index.ts';
import { countWaitingPayments } from './count-waiting-payments.ts';
import { figure, maxCounted } from './figure.ts';

interface Counts {
  posts: number;
  messages: number;
  configs: number;
}

/**
 * Returns the figures of the quick-access tiles. Each comes from an index, up to `maxCounted` rows, or from a stored sum
 * (docs/product/administration.md).
 */
export async function readOverview({ ctx }: { ctx: AppContext }) {
  const { db, jobs, now, settings } = ctx.deps;
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
    (SELECT count(*) FROM api_configs WHERE is_active) AS configs`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('There are no figures.');
  return {
    publishedPosts: figure(counts.posts),
    users: countedAt === null ? null : { count: users, more: false },
    openMessages: { count: counts.messages, more: false },
    waitingPayments: await countWaitingPayments(db, now()),
    activeApiConfigs: figure(counts.configs),
    maintenance: settings.maintenance,
  };
}
