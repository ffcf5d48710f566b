import type { Customer } from '#contract/admin-users.ts';
import { plans } from '#domain/billing/plans.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { CustomerSection, tableClasses as t } from './customer-section.tsx';
import { periodState, planSourceName } from './labels.ts';

/** The periods of paid plans, also ended and revoked ones. */
export function CustomerPlans({ customer }: { customer: Customer }) {
  return (
    <CustomerSection title="Plan geçmişi">
      {customer.plans.length === 0 ? (
        <p className="text-ink-soft">Bu hesabın ücretli planı hiç olmadı.</p>
      ) : (
        <table className={t.table}>
          <caption className="sr-only">Plan geçmişi, en yeni başta</caption>
          <thead>
            <tr className={t.headRow}>
              <th scope="col" className={t.head}>
                Plan
              </th>
              <th scope="col" className={t.head}>
                Süre
              </th>
              <th scope="col" className={t.head}>
                Nereden
              </th>
            </tr>
          </thead>
          <tbody>
            {customer.plans.map((period) => (
              <tr key={period.id} className={t.row}>
                <th scope="row" className={`${t.cell} text-left font-semibold`}>
                  {plans[period.plan].name}
                  <span className="block text-xs font-normal text-ink-soft">
                    {periodState(period, new Date())}
                  </span>
                </th>
                <td className={t.cell} title={formatDayAndTime(period.startsAt)}>
                  {formatDay(period.startsAt)} – {formatDay(period.endsAt)}
                  {period.revokedAt && (
                    <span className="block text-xs text-danger">
                      {formatDay(period.revokedAt)} günü geri alındı
                    </span>
                  )}
                </td>
                <td className={t.cell}>
                  {planSourceName(period.source)}
                  {period.orderId && <span className="block text-xs text-ink-soft">{period.orderId}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </CustomerSection>
  );
}
