import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';

const counts = z.record(z.string(), z.number().int());

/** Sums over all accounts, as they were last counted. */
export interface UserCounts {
  /** Null before the first count: then nothing here says anything. */
  countedAt: Date | null;
  totalTokens: number;
  /** Accounts by plan in force and confirmation: 'pro:true'. */
  byKind: Readonly<Record<string, number>>;
  /** New accounts by Istanbul day, of the last five weeks. */
  byDay: Readonly<Record<string, number>>;
}

/** How far back new accounts are kept by day: a month and the week that it may begin in. */
const keptDays = 40;

/** Reads the kept sums: one row, whatever the number of accounts. */
export async function readUserCounts(db: Kysely<DB>): Promise<UserCounts> {
  const row = await db
    .selectFrom('user_counts')
    .select(['counted_at', 'total_tokens', 'by_kind', 'by_day'])
    .executeTakeFirstOrThrow();
  return {
    countedAt: row.counted_at,
    totalTokens: Number(row.total_tokens),
    byKind: counts.parse(row.by_kind),
    byDay: counts.parse(row.by_day),
  };
}

/** Accounts of these kinds, as last counted. */
export const countOfKinds = ({ byKind }: UserCounts, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0);

/** All accounts, as last counted. */
export const countOfAll = (counts: UserCounts): number => countOfKinds(counts, Object.keys(counts.byKind));

/** Counts everything anew. Reads whole tables, which no view does. */
export async function countUsers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const since = istanbulDay(new Date(at.getTime() - keptDays * dayMs));
  await sql`UPDATE user_counts SET
    counted_at = ${at},
    total_tokens = (SELECT coalesce(sum(tokens), 0) FROM user_tokens),
    by_kind = (SELECT coalesce(jsonb_object_agg(kind, users), '{}') FROM (
      SELECT CASE WHEN plan_ends_at <= ${at} THEN 'free' ELSE plan END || ':' || confirmed AS kind, count(*) AS users
      FROM user_directory GROUP BY 1) kinds),
    by_day = (SELECT coalesce(jsonb_object_agg(day, users), '{}') FROM (
      SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date::text AS day, count(*) AS users FROM user_directory
      WHERE created_at >= (${since}::date::timestamp AT TIME ZONE 'Europe/Istanbul') AND created_at < ${at}
      GROUP BY 1) days)`.execute(db);
}
