import { sql } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { countOfAll, countOfKinds, readUserCounts, type UserCounts } from './user-counts.ts';
import { userCountsJob } from './user-counts-job.ts';

/** The Istanbul days on which today's week (from Monday) and month began. */
export function beginnings(today: string): { week: string; month: string } {
  const day = new Date(`${today}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  const week = new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
  return { week, month: `${today.slice(0, 7)}-01` };
}

/** New accounts since the last count, by Istanbul day: minutes of the newest end of an index. */
export async function newSince({ deps }: AppContext, from: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; users: number }>`
    SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date::text AS day, count(*)::int AS users
    FROM user_directory WHERE created_at >= ${from} GROUP BY 1`.execute(deps.db);
  return new Map(rows.map(({ day, users }) => [day, users]));
}

function sinceDay(from: string, counted: UserCounts, fresh: Map<string, number>): number {
  const days = [...Object.entries(counted.byDay), ...fresh];
  return days.reduce((sum, [day, users]) => (day >= from ? sum + users : sum), 0);
}

/**
 * The statistic cards (docs/product/administration.md): new accounts as of now, sums as of the last count. The very
 * first look asks for a count.
 */
export async function readStats({ ctx }: { ctx: AppContext }) {
  const { deps } = ctx;
  let counted = await readUserCounts(deps.db);
  if (counted.countedAt === null) {
    await deps.jobs.send(userCountsJob.name, {});
    counted = await readUserCounts(deps.db);
  }
  const today = istanbulDay(deps.now());
  const { week, month } = beginnings(today);
  const firstDay = week < month ? week : month;
  const fresh = await newSince(ctx, counted.countedAt ?? new Date(`${firstDay}T00:00:00+03:00`));
  const kinds = Object.keys(counted.byKind);
  const sumOf = (wanted: (kind: string) => boolean) => countOfKinds(counted, kinds.filter(wanted));
  return {
    totalUsers: countOfAll(counted),
    newUsersToday: sinceDay(today, counted, fresh),
    newUsersWeek: sinceDay(week, counted, fresh),
    newUsersMonth: sinceDay(month, counted, fresh),
    proUsers: sumOf((kind) => kind.startsWith('pro:')),
    totalTokens: counted.totalTokens,
    confirmedUsers: sumOf((kind) => kind.endsWith(':true')),
    unconfirmedUsers: sumOf((kind) => kind.endsWith(':false')),
    countedAt: counted.countedAt?.toISOString() ?? null,
  };
}
