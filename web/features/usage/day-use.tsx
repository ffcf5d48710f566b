import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayNames } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { cells, Part } from './part.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const spans = [30, 90, 366] as const;

/** Tokens used by Istanbul day; days without use are left out. */
export function DayUse() {
  const [span, setSpan] = useState(0);
  const days = spans[span] ?? 366;
  const answer = useQuery({
    ...queries.tokens.history.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Part title="Güne göre" answer={answer}>
      {(history) => {
        const used = history.days.filter(({ tokensUsed }) => tokensUsed > 0).reverse();
        const sum = used.reduce((total, { tokensUsed }) => total + tokensUsed, 0);
        const most = Math.max(...used.map(({ tokensUsed }) => tokensUsed));
        return (
          <div className="grid gap-3">
            <p>
              Son {numbers.format(history.days.length)} günde {numbers.format(sum)} token harcadınız.
            </p>
            {used.length > 0 && (
              <table className={cells.table}>
                <caption className="sr-only">Günlere göre harcanan tokenler, en yeni gün başta</caption>
                <thead>
                  <tr className="border-b border-line-strong">
                    <th scope="col" className={cells.head}>
                      Gün
                    </th>
                    <th scope="col" className={`${cells.number} font-semibold`}>
                      Token
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {used.map(({ date, tokensUsed }) => (
                    <tr key={date} className={cells.row}>
                      <th scope="row" className="w-full py-2 pr-3 text-left font-normal">
                        {dayNames(date).long}
                        <span
                          aria-hidden="true"
                          className="mt-1 block h-1 rounded-full bg-accent"
                          style={{ width: `${Math.max(2, Math.round((100 * tokensUsed) / most))}%` }}
                        />
                      </th>
                      <td className={cells.number}>{numbers.format(tokensUsed)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {history.older && span < spans.length - 1 && (
              <Button
                className="justify-self-start"
                loading={answer.isFetching}
                loadingText="Yükleniyor…"
                onClick={() => setSpan((now) => now + 1)}
              >
                Daha eski günler
              </Button>
            )}
          </div>
        );
      }}
    </Part>
  );
}
