import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis } from 'recharts';
import type { ActivityDay } from '#contract/panel.ts';
import { dayNames } from '#web/lib/dates.ts';

const numbers = new Intl.NumberFormat('tr-TR');
/** A zero gets no label, because it has no bar. */
const figure = (value: unknown) => (typeof value === 'number' && value > 0 ? numbers.format(value) : '');
const figureLook = { fill: 'var(--ink)', fontSize: 13 };
const margin = { top: 22, right: 0, bottom: 0, left: 0 };

interface Series {
  title: string;
  value: 'tokensUsed' | 'storiesCreated';
  /** One of the design's colours. */
  colour: string;
  height: number;
}

const series: readonly Series[] = [
  { title: 'Harcanan token', value: 'tokensUsed', colour: 'var(--ink-soft)', height: 150 },
  { title: 'Başlanan hikâye', value: 'storiesCreated', colour: 'var(--line-strong)', height: 104 },
];

/** Tokens and stories of each day as two rows of labelled bars over one week. */
export default function ActivityChart({ days }: { days: readonly ActivityDay[] }) {
  const rows = days.map((day, index) => ({
    ...day,
    name: index === days.length - 1 ? 'Bugün' : dayNames(day.date).short,
  }));
  return (
    <div aria-hidden="true" className="grid gap-4">
      {series.map(({ title, value, colour, height }) => (
        <div key={value}>
          <p className="flex items-center gap-2 text-xs text-ink-soft">
            <span className="size-2.5 rounded-full" style={{ background: colour }} />
            {title}
          </p>
          <ResponsiveContainer width="100%" height={height}>
            <BarChart data={rows} margin={margin} accessibilityLayer={false}>
              <XAxis
                dataKey="name"
                interval={0}
                tickLine={false}
                axisLine={{ stroke: 'var(--line)' }}
                tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
              />
              <Bar
                dataKey={value}
                fill={colour}
                radius={[4, 4, 0, 0]}
                maxBarSize={44}
                isAnimationActive={false}
              >
                <LabelList dataKey={value} position="top" formatter={figure} {...figureLook} />
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </div>
      ))}
    </div>
  );
}
