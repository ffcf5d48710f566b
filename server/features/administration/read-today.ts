import { sql } from 'kysely';
import type { DayFigures } from '#contract/administration.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { readArchiveAge, readBackupAge } from '#server/backup/index.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { readNewPeople } from '../admin-users/index.ts';
import { addUpBalance, liraRatesOf, readRates, readUsageDays } from '../costs/index.ts';
import { readRevenue } from '../payments/index.ts';
import { freshSeconds } from './backup-age.ts';
import { countWaitingPayments } from './count-waiting-payments.ts';

/** Days of the curves, with today. */
const curveDays = 14;

const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

async function countMessagesByDay({ db }: Deps, from: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; messages: number }>`
    SELECT (created_at AT TIME ZONE 'Europe/Istanbul')::date::text AS day, count(*)::int AS messages
    FROM contact_messages WHERE created_at >= ${from} GROUP BY 1`.execute(db);
  return new Map(rows.map(({ day, messages }) => [day, messages]));
}

async function countOpenMessages({ db }: Deps): Promise<number> {
  const { open } = await db
    .selectFrom('contact_message_counts')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('messages'), sql<number>`0`).as('open'))
    .where('status', 'in', ['new', 'in_progress'])
    .executeTakeFirstOrThrow();
  return Number(open);
}

async function readDays(ctx: AppContext): Promise<DayFigures[]> {
  const { deps } = ctx;
  const now = deps.now();
  const days = Array.from({ length: curveDays }, (_, at) =>
    istanbulDay(new Date(now.getTime() - (curveDays - 1 - at) * dayMs)),
  );
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const start = startOf(from);
  const [rates, usage, revenue, people, messages] = await Promise.all([
    readRates(deps.db),
    readUsageDays(deps.db, { from, to }),
    readRevenue(deps.db, { from, to }),
    readNewPeople(ctx, start),
    countMessagesByDay(deps, start),
  ]);
  const lira = liraRatesOf(rates);
  const usageByDay = Map.groupBy(usage, ({ day }) => day);
  const revenueByDay = Map.groupBy(revenue, ({ day }) => day);
  return days.map((day) => {
    const sums = addUpBalance(revenueByDay.get(day) ?? [], usageByDay.get(day) ?? [], lira);
    return {
      day,
      netKurus: sums.netKurus,
      payments: sums.soldPayments,
      newPeople: people.get(day) ?? 0,
      texts: sums.texts,
      failed: sums.failed,
      costKurus: sums.costKurus,
      messages: messages.get(day) ?? 0,
    };
  });
}

/** Returns the figures of the administration's home: today with the days before it, and what waits for administrators. */
export async function readToday({ ctx }: { ctx: AppContext }) {
  const { deps } = ctx;
  const [days, openMessages, waitingPayments, backupAge, archiveAge] = await Promise.all([
    readDays(ctx),
    countOpenMessages(deps),
    countWaitingPayments(deps.db, deps.now()),
    readBackupAge(deps.db, deps.now()),
    readArchiveAge(deps.db, deps.now()),
  ]);
  const age = Math.min(backupAge ?? Infinity, archiveAge ?? Infinity);
  return {
    days,
    openMessages,
    waitingPayments,
    backupAgeSeconds: age === Infinity ? null : Math.max(0, age),
    backupOld: age > freshSeconds,
  };
}
