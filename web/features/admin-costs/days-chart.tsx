import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { CostReport } from '#contract/costs.ts';
import { priceCurrencies } from '#domain/generation/ai-cost.ts';
import { formatShortDay } from './figures.ts';

type Day = CostReport['byDay'][number];

interface Series {
  title: string;
  currency: string;
  colour: string;
  value: (day: Day) => number;
}

const tick = { fill: 'var(--ink-soft)', fontSize: 13 };
const margin = { top: 8, right: 4, bottom: 0, left: 0 };

/** Costs in lira where every day's is known, else one series for each currency that has costs. */
function costSeries(days: readonly Day[]): Series[] {
  const title = 'Yapay zekâ maliyeti';
  const colour = 'var(--line-strong)';
  if (days.every(({ costKurus }) => costKurus !== null))
    return [{ title, currency: 'TRY', colour, value: ({ costKurus }) => (costKurus ?? 0) / 100 }];
  return priceCurrencies
    .filter((currency) => days.some(({ cost }) => cost[currency] !== 0))
    .map((currency) => ({
      title: `${title} (${currency})`,
      currency,
      colour,
      value: ({ cost }) => cost[currency],
    }));
}

/** Revenue and costs of each day, each on its own scale. */
export default function DaysChart({ days }: { days: readonly Day[] }) {
  const revenue: Series = {
    title: 'Net gelir',
    currency: 'TRY',
    colour: 'var(--ink-soft)',
    value: ({ netKurus }) => netKurus / 100,
  };
  return (
    <div aria-hidden="true" className="grid gap-6">
      {[revenue, ...costSeries(days)].map(({ title, currency, colour, value }) => {
        const axis = new Intl.NumberFormat('tr-TR', {
          style: 'currency',
          currency,
          notation: 'compact',
          maximumSignificantDigits: 3,
        });
        const rows = days.map((day) => ({ name: formatShortDay(day.day), value: value(day) }));
        return (
          <div key={title} className="grid gap-2">
            <p className="flex items-center gap-2 text-xs text-ink-soft">
              <span className="size-2.5 rounded-full" style={{ background: colour }} />
              {title}
            </p>
            <ResponsiveContainer width="100%" height={150}>
              <BarChart data={rows} margin={margin} accessibilityLayer={false}>
                <XAxis
                  dataKey="name"
                  tickLine={false}
                  interval="equidistantPreserveStart"
                  minTickGap={16}
                  axisLine={{ stroke: 'var(--line)' }}
                  tick={tick}
                />
                <YAxis
                  width={72}
                  tickCount={3}
                  tickLine={false}
                  axisLine={false}
                  tick={tick}
                  tickFormatter={(amount: number) => axis.format(amount)}
                />
                <Bar
                  dataKey="value"
                  fill={colour}
                  radius={[3, 3, 0, 0]}
                  maxBarSize={32}
                  isAnimationActive={false}
                />
              </BarChart>
            </ResponsiveContainer>
          </div>
        );
      })}
    </div>
  );
}
