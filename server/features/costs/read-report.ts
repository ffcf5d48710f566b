import type { CostReport, CostUsage, ReportDays } from '#contract/costs.ts';
import { planIds } from '#domain/billing/plans.ts';
import { firstWordWithin } from '#domain/generation/first-word-times.ts';
import { dayMs } from '#domain/time/durations.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { AppContext } from '#server/context.ts';
import { readFromReplica } from '#server/http/recent-change.ts';
import { readUserCounts, type UserCounts } from '../admin-users/index.ts';
import { readRevenue } from '../payments/index.ts';
import { addUpBalance, addUpUsage } from './add-up.ts';
import { liraRatesOf, readRates } from './rates.ts';
import { readFirstWords, readUsageDays } from './read-usage.ts';

/** The last Istanbul days up to today, oldest first. */
function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    istanbulDay(new Date(now.getTime() - (count - 1 - at) * dayMs)),
  );
}

/** Accounts with this plan in force; null before the first count. */
function usersOf({ countedAt, byKind }: UserCounts, plan: string): number | null {
  if (countedAt === null) return null;
  const kinds = Object.entries(byKind).filter(([kind]) => kind.startsWith(`${plan}:`));
  return kinds.reduce((sum, [, users]) => sum + users, 0);
}

/** Compares costs, the higher first; those without an exchange rate by their calls. */
const byCost = (a: CostUsage, b: CostUsage) =>
  (b.costKurus ?? 0) - (a.costKurus ?? 0) || b.cost.USD - a.cost.USD || b.calls - a.calls;

/** Returns revenue and AI costs of the last days (docs/product/administration.md). No query reads a whole table. */
export async function readReport({
  ctx,
  input: { days: length },
}: {
  ctx: AppContext;
  input: { days: ReportDays };
}): Promise<CostReport> {
  const days = lastDays(ctx.deps.now(), length);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const range = { from, to };
  const [rates, usage, firstWords, revenue, users] = await readFromReplica(ctx, (db) =>
    Promise.all([
      readRates(db),
      readUsageDays(db, range),
      readFirstWords(db, range),
      readRevenue(db, range),
      readUserCounts(db),
    ]),
  );
  const lira = liraRatesOf(rates);
  const usageByDay = Map.groupBy(usage, ({ day }) => day);
  const revenueByDay = Map.groupBy(revenue, ({ day }) => day);
  const models = Map.groupBy(usage, ({ provider, model }) => JSON.stringify([provider, model]));
  const providers = Map.groupBy(usage, ({ provider }) => provider);
  return {
    ...range,
    rates,
    total: addUpBalance(revenue, usage, lira),
    byDay: days.map((day) => ({
      day,
      ...addUpBalance(revenueByDay.get(day) ?? [], usageByDay.get(day) ?? [], lira),
    })),
    byPlan: [...planIds, 'guest' as const, 'admin' as const].map((plan) => ({
      plan,
      users: plan === 'guest' || plan === 'admin' ? null : usersOf(users, plan),
      ...addUpBalance(
        revenue.filter((row) => row.plan === plan),
        usage.filter((row) => row.plan === plan),
        lira,
      ),
    })),
    byModel: [...models.values()]
      .flatMap((rows) => {
        const [first] = rows;
        return first ? [{ provider: first.provider, model: first.model, ...addUpUsage(rows, lira) }] : [];
      })
      .toSorted(byCost),
    byProvider: [...providers]
      .map(([provider, rows]) => ({
        provider,
        ...addUpUsage(rows, lira),
        medianMs: firstWordWithin(firstWords.get(provider) ?? [], 0.5),
        p95Ms: firstWordWithin(firstWords.get(provider) ?? [], 0.95),
      }))
      .toSorted(byCost),
  };
}
