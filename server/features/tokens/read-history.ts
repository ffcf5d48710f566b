import { sql } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { startOfDay } from './used-tokens.ts';

interface UsedDays {
  days: { date: string; tokensUsed: number }[];
  /** The start of the first day. */
  from: Date;
}

/** Tokens used on each of the last Istanbul days, oldest first, today last; days without use are zero. */
export async function readUsedDays({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { days: number };
}): Promise<UsedDays> {
  const today = startOfDay(istanbulDay(ctx.deps.now())).getTime();
  const days = Array.from({ length: input.days }, (_, index) =>
    istanbulDay(new Date(today - (input.days - 1 - index) * dayMs)),
  );
  const from = startOfDay(days[0] ?? '');
  const { rows } = await sql<{ date: string; used: number }>`
    SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date AS date, -sum(delta)::int AS used
    FROM token_ledger
    WHERE user_id = ${signedIn(ctx).id} AND created_at >= ${from}
      AND reason IN ('generation', 'text', 'response')
    GROUP BY 1`.execute(ctx.deps.db);
  const used = new Map(rows.map((row) => [row.date, row.used]));
  return { from, days: days.map((date) => ({ date, tokensUsed: Math.max(0, used.get(date) ?? 0) })) };
}

/** Returns the days, and whether tokens were used before them. */
export async function readHistory(given: {
  ctx: AppContext;
  input: { days: number };
}): Promise<{ days: UsedDays['days']; older: boolean }> {
  const { days, from } = await readUsedDays(given);
  const { rows } = await sql<{ older: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM token_ledger
      WHERE user_id = ${signedIn(given.ctx).id} AND created_at < ${from}
        AND reason IN ('generation', 'text', 'response')
    ) AS older`.execute(given.ctx.deps.db);
  return { days, older: rows[0]?.older ?? false };
}
