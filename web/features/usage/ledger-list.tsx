import { useInfiniteQuery } from '@tanstack/react-query';
import type { ledgerReasons } from '#contract/tokens.ts';
import { plans } from '#domain/billing/plans.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { signedNumber } from '#web/lib/signed-number.ts';
import { Button } from '#web/ui/button.tsx';
import { cells, Part } from './part.tsx';

const pageSize = 30;

const reasons: Record<(typeof ledgerReasons)[number], string> = {
  sign_up: 'Kayıtla gelen token',
  welcome: 'Hoş geldiniz hediyesi',
  daily_allowance: 'Günlük yenileme',
  monthly_guarantee: 'Aylık güvenceden',
  takeover: 'Hesap devralınırken silindi',
  plan_change: 'Plan değişikliği',
  grant: 'Eklenen token',
  generation: 'Metin üretimi',
  text: 'Metin işleme',
  response: 'Yanıt',
};

/** Changes that are named otherwise when they lower the balance; only a refund does so by a change of plan. */
const takenNames: Partial<Record<(typeof ledgerReasons)[number], string>> = {
  plan_change: 'İade edilen plandan kalan',
  grant: 'Yönetici tarafından düşülen token',
};

/** Every change of the balance, newest first, page by page. */
export function LedgerList() {
  const answer = useInfiniteQuery(
    queries.tokens.ledger.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = answer;
  return (
    <Part title="Bütün hareketler" answer={answer}>
      {({ pages }) => (
        <div className="grid gap-3">
          <table className={cells.table}>
            <caption className="sr-only">Bakiyenin hareketleri, en yeni başta</caption>
            <thead>
              <tr className="border-b border-line-strong">
                <th scope="col" className={cells.head}>
                  Tarih
                </th>
                <th scope="col" className={cells.head}>
                  Neden
                </th>
                <th scope="col" className={`${cells.number} font-semibold`}>
                  Token
                </th>
              </tr>
            </thead>
            <tbody>
              {pages
                .flatMap(({ entries }) => entries)
                .map(({ id, delta, reason, plan, createdAt }) => (
                  <tr key={id} className={cells.row}>
                    <td className="py-2 pr-3">{formatDayAndTime(createdAt)}</td>
                    <td className="py-2 pr-3">
                      {delta < 0 && reason in takenNames
                        ? takenNames[reason]
                        : `${reasons[reason]}${plan ? `: ${plans[plan].name}` : ''}`}
                    </td>
                    <td className={cells.number}>{signedNumber(delta)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          {isFetchNextPageError && (
            <p role="alert" className="text-sm text-danger">
              Daha eski hareketler yüklenemedi. Yeniden deneyin.
            </p>
          )}
          {hasNextPage && (
            <Button
              className="justify-self-start"
              loading={isFetchingNextPage}
              loadingText="Yükleniyor…"
              onClick={() => void fetchNextPage()}
            >
              Daha eski hareketler
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}
