import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Balance } from '#contract/tokens.ts';
import { messages } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { setTokens } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { formatMoment } from './panel-dates.ts';
import { tokenBalance } from './panel-queries.ts';

const numbers = new Intl.NumberFormat('tr-TR');

function refillText({ nextRefillAt, dailyAllowance }: Balance): string {
  return nextRefillAt
    ? `${formatMoment(nextRefillAt)} itibarıyla bakiyeniz en az ${numbers.format(dailyAllowance)} tokene tamamlanır.`
    : 'Günlük yenileme, doğrulanmış bir e-posta adresiyle başlar.';
}

function monthText({ usedThisMonth, monthlyGuarantee }: Balance): string {
  const used = `Bu ay ${numbers.format(usedThisMonth)} token kullandınız`;
  return monthlyGuarantee === null
    ? `${used}.`
    : `${used}; aylık güvenceniz ${numbers.format(monthlyGuarantee)}.`;
}

function Figure({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <p className="font-serif text-3xl font-medium tabular-nums">{children}</p>
      {aside}
    </div>
  );
}

/** Remaining tokens, the next refill and this month's use. */
export function TokenCard() {
  const { data, error, isPending, isFetching, refetch } = useQuery(tokenBalance());
  const tokens = data?.tokens;
  useEffect(() => {
    if (tokens !== undefined) setTokens(tokens);
  }, [tokens]);
  return (
    <Card as="section" aria-labelledby="kalan-token" className="grid content-start gap-3">
      <h2 id="kalan-token" className="font-sans text-sm font-semibold tracking-normal">
        Kalan token
      </h2>
      {isPending ? (
        <SkeletonGroup label="Token bilgileri yükleniyor…" className="grid gap-3">
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <Figure>Hata</Figure>
          <p className="text-sm text-ink-soft">{errorText(error, messages.tokens.loadFailed)}</p>
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => void refetch()} loading={isFetching}>
            Tekrar dene
          </Button>
        </div>
      ) : (
        <>
          <Figure aside={<Badge tone="accent">{plans[data.plan].name}</Badge>}>
            {numbers.format(data.tokens)}
          </Figure>
          <p className="text-sm text-ink-soft">{refillText(data)}</p>
          <p className="text-sm text-ink-soft tabular-nums">{monthText(data)}</p>
        </>
      )}
    </Card>
  );
}
