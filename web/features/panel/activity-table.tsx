import type { ActivityDay } from '#contract/panel.ts';
import { dayNames } from '#web/lib/dates.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** The week as a table; visually hidden while the chart shows the same. */
export function ActivityTable({ days, hidden }: { days: readonly ActivityDay[]; hidden: boolean }) {
  return (
    <div className={hidden ? 'sr-only' : undefined}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Son yedi günün aktivitesi</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="py-2 font-semibold">
              Gün
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Token
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Hikâye
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, tokensUsed, storiesCreated }) => (
            <tr key={date} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {dayNames(date).long}
              </th>
              <td className="py-2 text-right">{numbers.format(tokensUsed)}</td>
              <td className="py-2 text-right">{numbers.format(storiesCreated)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
