import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { istanbulDay } from '#domain/time.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { type PieceShares, threes } from './search-pieces.ts';

const counts = z.record(z.string(), z.number().int());
const shares = z.record(z.string(), z.number());

/** Sums over all accounts, as they were last counted. */
export interface UserCounts {
  /** Null before the first count: then nothing here says anything. */
  countedAt: Date | null;
  totalTokens: number;
  /** Accounts by plan in force and confirmation: 'pro:true'. */
  byKind: Readonly<Record<string, number>>;
  /** New accounts by Istanbul day, of the last five weeks. */
  byDay: Readonly<Record<string, number>>;
  /** Changes of accounts since the searched copy was made (search-copy.ts); null where there is no copy. */
  searchChanges: number | null;
}

/** How far back new accounts are kept by day: a month and the week that it may begin in. */
const keptDays = 40;

/** Reads the kept sums: one row, whatever the number of accounts. */
export async function readUserCounts(db: Kysely<DB>): Promise<UserCounts> {
  const row = await db
    .selectFrom('user_counts')
    .select(['counted_at', 'total_tokens', 'by_kind', 'by_day', 'search_changes'])
    .executeTakeFirstOrThrow();
  return {
    countedAt: row.counted_at,
    totalTokens: Number(row.total_tokens),
    byKind: counts.parse(row.by_kind),
    byDay: counts.parse(row.by_day),
    searchChanges: row.search_changes,
  };
}

/** Accounts of these kinds, as last counted. */
export const countOfKinds = ({ byKind }: UserCounts, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0);

/** All accounts, as last counted. */
export const countOfAll = (counts: UserCounts): number => countOfKinds(counts, Object.keys(counts.byKind));

/** How frequent the parts of these words are, of those that are. */
export async function readPieceShares(
  db: Kysely<DB>,
  words: readonly { word: string }[],
): Promise<PieceShares> {
  const asked = words.flatMap(({ word }) => threes(word));
  const { rows } = await sql<{
    pieces: unknown;
  }>`SELECT coalesce(jsonb_object_agg(piece, share), '{}') AS pieces
    FROM user_counts, jsonb_each(pieces) AS known (piece, share) WHERE piece = ANY (${asked}::text[])`.execute(
    db,
  );
  return shares.parse(rows[0]?.pieces ?? {});
}

/** Accounts that are drawn at each count, and the least of them that make a part of their texts a frequent one. */
const drawn = 3_000;
const frequentShare = 0.01;

/**
 * Draws accounts at random, and sums up what their texts are made of. The parts are `pg_trgm`'s own, so that nothing is
 * taken for rare that the index has a long list of.
 */
async function drawSample(trx: Kysely<DB>): Promise<void> {
  await sql`DELETE FROM user_sample`.execute(trx);
  const { rows } = await sql<{
    percent: number;
  }>`SELECT least(100, 100.0 * ${drawn}::int / greatest(1, coalesce(sum(n::int), 0)))::real
    AS percent FROM user_counts, jsonb_each_text(by_kind) AS kinds (kind, n)`.execute(trx);
  await sql`INSERT INTO user_sample (user_id, search_text, plan, plan_ends_at, confirmed, suspended)
    SELECT user_id, search_text, plan, plan_ends_at, confirmed, suspended
    FROM user_directory TABLESAMPLE BERNOULLI (${rows[0]?.percent ?? 100}::real)`.execute(trx);
  await sql`UPDATE user_counts SET pieces = (
      SELECT coalesce(jsonb_object_agg(piece, round(accounts::numeric / size, 4)), '{}') FROM (
        SELECT piece, count(*) AS accounts, (SELECT count(*) FROM user_sample) AS size
        FROM user_sample, unnest(show_trgm(search_text)) AS piece GROUP BY piece) pieces
      WHERE accounts >= ${frequentShare}::numeric * size)`.execute(trx);
}

/** Counts what has changed since the searched copy was made. */
export async function countSearchChanges(db: Kysely<DB>): Promise<void> {
  await sql`UPDATE user_counts SET search_changes = CASE WHEN EXISTS (SELECT FROM user_search_copy)
    THEN (SELECT count(*) FROM user_search_changes) END`.execute(db);
}

/** Counts everything anew, and draws the sample. Reads whole tables, which no view does. */
export async function countUsers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const since = istanbulDay(new Date(at.getTime() - keptDays * 86_400_000));
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE user_counts SET
      counted_at = ${at},
      total_tokens = (SELECT coalesce(sum(tokens), 0) FROM user_tokens),
      by_kind = (SELECT coalesce(jsonb_object_agg(kind, users), '{}') FROM (
        SELECT CASE WHEN plan_ends_at <= ${at} THEN 'free' ELSE plan END || ':' || confirmed AS kind, count(*) AS users
        FROM user_directory GROUP BY 1) kinds),
      by_day = (SELECT coalesce(jsonb_object_agg(day, users), '{}') FROM (
        SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date::text AS day, count(*) AS users FROM user_directory
        WHERE created_at >= (${since}::date::timestamp AT TIME ZONE 'Europe/Istanbul') AND created_at < ${at}
        GROUP BY 1) days)`.execute(trx);
    await drawSample(trx);
  });
  await countSearchChanges(db);
}
