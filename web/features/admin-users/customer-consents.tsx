import type { Customer } from '#contract/admin-users.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { CustomerSection } from './customer-section.tsx';
import { consentName } from './labels.ts';

/** What a person has accepted, and which mails they agreed to. */
export function CustomerConsents({ customer: { consents, notifications } }: { customer: Customer }) {
  const { productNewsConsentedAt: given, productNewsWithdrawnAt: withdrawn } = notifications;
  const news =
    withdrawn && (!given || withdrawn >= given)
      ? `${formatDay(withdrawn)} günü geri alındı`
      : given
        ? `${formatDayAndTime(given)} verildi`
        : 'Verilmedi';
  return (
    <CustomerSection title="Onaylar">
      <dl className="text-sm">
        {consents.map(({ document, version, acceptedAt }) => (
          <div
            key={`${document} ${version}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <dt>
              {consentName(document)}, {version} sürümü
            </dt>
            <dd className="text-ink-soft tabular-nums">{formatDayAndTime(acceptedAt)}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <dt>Ürün haberleri izni</dt>
          <dd className="text-ink-soft tabular-nums">{news}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <dt>Plan bitiş hatırlatmaları</dt>
          <dd className="text-ink-soft">{notifications.membershipReminders ? 'Açık' : 'Kapalı'}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <dt>Haftalık özet</dt>
          <dd className="text-ink-soft">{notifications.weeklySummary ? 'Açık' : 'Kapalı'}</dd>
        </div>
      </dl>
    </CustomerSection>
  );
}
