import { sql } from 'kysely';
import { istanbulDay } from '#domain/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { startOfDay } from './used-tokens.ts';

const dayMs = 86_400_000;

/** Tokens used on each of the last Istanbul days, oldest first, today last; days without use are zero. */
export async function readHistory({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { days: number };
}): Promise<{ days: { date: string; tokensUsed: number }[] }> {
  const today = startOfDay(istanbulDay(ctx.deps.now())).getTime();
  const days = Array.from({ length: input.days }, (_, index) =>
    istanbulDay(new Date(today - (input.days - 1 - index) * dayMs)),
  );
  const { rows } = await sql<{ date: string; used: number }>`
    SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date AS date, -sum(delta)::int AS used
    FROM token_ledger
    WHERE user_id = ${signedIn(ctx).id} AND created_at >= ${startOfDay(days[0] ?? '')}
      AND reason IN ('generation', 'text', 'response')
    GROUP BY 1`.execute(ctx.deps.db);
  const used = new Map(rows.map((row) => [row.date, row.used]));
  return { days: days.map((date) => ({ date, tokensUsed: Math.max(0, used.get(date) ?? 0) })) };
}
