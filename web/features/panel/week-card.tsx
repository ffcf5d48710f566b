import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { errorText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { dayNames } from './panel-dates.ts';
import { weekOfUse } from './panel-queries.ts';

const numbers = new Intl.NumberFormat('tr-TR');

/** Tokens used on each of the last seven days, in figures. */
export function WeekCard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(weekOfUse());
  const total = data?.days.reduce((sum, { tokensUsed }) => sum + tokensUsed, 0) ?? 0;
  return (
    <Card as="section" aria-labelledby="son-yedi-gun" className="grid content-start gap-3">
      <h2 id="son-yedi-gun" className="font-sans text-sm font-semibold tracking-normal">
        Son 7 günün kullanımı
      </h2>
      {isPending ? (
        <SkeletonGroup label="Aktivite verileri yükleniyor…">
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">
            {errorText(error, 'Aktivite verileri yüklenirken bir hata oluştu.')}
          </p>
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => void refetch()} loading={isFetching}>
            Tekrar dene
          </Button>
        </div>
      ) : (
        <>
          <ol className="grid grid-cols-7 gap-1 text-center">
            {data.days.map(({ date, tokensUsed }) => {
              const names = dayNames(date);
              return (
                <li key={date} className="grid gap-1 rounded-sm py-1.5">
                  <span aria-hidden="true" className="text-xs text-ink-soft">
                    {names.short}
                  </span>
                  <span className="sr-only">{names.long}: </span>
                  <span
                    className={`text-sm tabular-nums ${tokensUsed > 0 ? 'font-semibold' : 'text-ink-soft'}`}
                  >
                    {numbers.format(tokensUsed)}
                  </span>
                </li>
              );
            })}
          </ol>
          <p className="text-sm text-ink-soft tabular-nums">
            {total === 0 ? 'Bu hafta henüz token harcamadınız.' : `Toplam ${numbers.format(total)} token.`}
          </p>
        </>
      )}
    </Card>
  );
}
