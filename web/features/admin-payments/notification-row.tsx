import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { PaymentNotification } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Fact, Facts } from './facts.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { notificationStatus, paymentTypeName, sourceNames } from './labels.ts';
import { LinkDetail } from './link-detail.tsx';
import { MoneyBadge } from './money-badge.tsx';
import { OrderDetail } from './order-detail.tsx';

function Detail({ notification }: { notification: PaymentNotification }) {
  const { paymentKurus, paymentType, failureCode, failureText, order } = notification;
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name="Kaynak">{sourceNames[notification.source]}</Fact>
        <Fact name="Callback kimliği">{notification.callbackId ?? '—'}</Fact>
        <Fact name="Sipariş bedeli">{paymentKurus === null ? '—' : formatAmount(paymentKurus)}</Fact>
        <Fact name="Para birimi">{notification.currency ?? '—'}</Fact>
        <Fact name="Ödeme türü">{paymentType === null ? '—' : paymentTypeName(paymentType)}</Fact>
        <Fact name="Bildirilen mod">{notification.testMode ? 'Test' : 'Gerçek'}</Fact>
        <Fact name="Tekrar">{notification.repeats.toLocaleString('tr-TR')}</Fact>
        {(failureCode || failureText) && (
          <Fact name="Başarısızlık nedeni">{[failureCode, failureText].filter(Boolean).join(': ')}</Fact>
        )}
      </Facts>
      <FlagNotes flags={notification.flags} />
      {order ? (
        <OrderDetail order={order} />
      ) : notification.source === 'link' ? (
        <LinkDetail notification={notification} />
      ) : (
        <p className="text-sm text-ink-soft">Bu bildirime bağlı bir sipariş yok.</p>
      )}
    </div>
  );
}

/** Whether a notification is a test: by its own field, or by the order's mode. */
const isTest = ({ testMode, order }: PaymentNotification) => testMode || order?.testMode === true;

/** One notification: a row of the table, or a card on a phone; its details open below it. */
export function NotificationRow({ notification }: { notification: PaymentNotification }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { merchantOid, createdAt, planActivated, order } = notification;
  const { text, tone } = notificationStatus(notification.status);
  return (
    <tbody className="border-b border-line max-md:block max-md:py-4">
      <tr className="align-middle max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1.5">
        <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums max-md:py-0 max-md:text-ink-soft">
          {formatDayAndTime(createdAt)}
        </td>
        <th
          scope="row"
          className="py-2.5 pr-4 text-left font-semibold wrap-anywhere max-md:order-first max-md:col-span-2 max-md:p-0"
        >
          {merchantOid}
        </th>
        <td className="py-2.5 pr-4 max-md:p-0 max-md:text-right">
          <Badge tone={tone}>{text}</Badge>
        </td>
        <td className="py-2.5 pr-4 text-right tabular-nums max-md:p-0 max-md:text-left">
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
            <MoneyBadge test={isTest(notification)} />
            {formatAmount(notification.totalKurus)}
          </span>
        </td>
        <td className="py-2.5 pr-4 max-md:p-0 max-md:text-right">
          {order?.status === 'refunded' || notification.refund?.refundedAt ? (
            <Badge tone="neutral">İade edildi</Badge>
          ) : planActivated ? (
            <Badge tone="success">Plan açıldı</Badge>
          ) : (
            <span className="text-ink-soft">Plan açılmadı</span>
          )}
        </td>
        <td className="py-1 text-right max-md:col-span-2 max-md:p-0 max-md:text-left">
          <Button
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Ayrıntı: ${merchantOid}`}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('transition-transform', open && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!open)}
            className="-mr-3 max-md:mr-0 max-md:-ml-3"
          >
            Ayrıntı
          </Button>
        </td>
      </tr>
      <tr id={id} hidden={!open} className="max-md:[&:not([hidden])]:block">
        <td colSpan={6} className="rounded-md bg-well p-4 max-md:mt-2 max-md:block">
          {open && <Detail notification={notification} />}
        </td>
      </tr>
    </tbody>
  );
}
