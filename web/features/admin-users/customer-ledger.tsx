import { useInfiniteQuery } from '@tanstack/react-query';
import { plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { signedNumber } from '#web/lib/signed-number.ts';
import { PagedList } from '#web/ui/paged-list.tsx';
import { CustomerSection, tableClasses as t } from './customer-section.tsx';
import { formatCount, ledgerReasonName } from './labels.ts';

const pageSize = 10;

/** Every change of a person's balance, newest first. */
export function CustomerLedger({ id }: { id: string }) {
  const pages = useInfiniteQuery(
    queries.adminUsers.ledger.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  return (
    <CustomerSection title="Token hareketleri">
      <PagedList
        pages={pages}
        count={entries?.length}
        fault={pages.error && errorText(pages.error, messages.users.ledgerFailed)}
        failed="Token hareketleri açılamadı"
        loading="Token hareketleri yükleniyor…"
        rowClass="h-10"
        empty={<p className="text-ink-soft">Bakiyede hareket yok.</p>}
      >
        <table className={t.table}>
          <caption className="sr-only">Token hareketleri, en yeni başta</caption>
          <thead>
            <tr className={t.headRow}>
              <th scope="col" className={t.head}>
                An
              </th>
              <th scope="col" className={t.head}>
                Neden
              </th>
              <th scope="col" className={`${t.number} font-semibold`}>
                Değişim
              </th>
              <th scope="col" className={`${t.number} font-semibold`}>
                Bakiye
              </th>
            </tr>
          </thead>
          <tbody>
            {entries?.map(({ id: entryId, delta, balance, reason, plan, createdAt }) => (
              <tr key={entryId} className={t.row}>
                <td className={`${t.cell} text-ink-soft tabular-nums`}>{formatDayAndTime(createdAt)}</td>
                <th scope="row" className={`${t.cell} text-left font-normal`}>
                  {ledgerReasonName(reason, delta)}
                  {plan && `: ${plans[plan].name}`}
                </th>
                <td className={t.number}>{signedNumber(delta)}</td>
                <td className={t.number}>{formatCount(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PagedList>
    </CustomerSection>
  );
}
