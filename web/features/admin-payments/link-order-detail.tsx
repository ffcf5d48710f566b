import type { AdminLinkOrder } from '#contract/payments.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from './facts.tsx';
import { linkStateNames } from './labels.ts';
import { LinkRefund } from './link-refund.tsx';
import { MoneyHistory } from './money-history.tsx';

/** A payment by a link in the list of orders, with its refund. */
export function LinkOrderDetail({ link }: { link: AdminLinkOrder }) {
  const refundedKurus = link.refunds.reduce(
    (sum, { state, kurus }) => sum + (state === 'done' ? kurus : 0),
    0,
  );
  return (
    <div className="grid gap-4">
      <Facts>
        <Fact name="Kullanıcı adı">{link.username}</Fact>
        <Fact name="E-posta">{link.email ?? 'Bu sitede hesabı yok'}</Fact>
        <Fact name="Üyelik durumu">
          <Badge tone={linkStateNames[link.state].tone}>{linkStateNames[link.state].text}</Badge>
        </Fact>
        <Fact name="Yol">{link.way === 'fixed' ? 'Sabit bağlantı' : 'Kişiye özel bağlantı'}</Fact>
        <Fact name="Callback kimliği">{link.callbackId}</Fact>
        {link.merchantOid && <Fact name="PayTR numarası">{link.merchantOid}</Fact>}
        {link.paidAt && <Fact name="Ödeme anı">{formatDayAndTime(link.paidAt)}</Fact>}
        {link.paidKurus !== null && <Fact name="Ödenen">{formatAmount(link.paidKurus)}</Fact>}
        {link.newExpiry && <Fact name="Üyelik bitişi">{formatDay(link.newExpiry)}</Fact>}
        {link.reason && <Fact name="Gerekçe">{link.reason}</Fact>}
        {link.refund && (
          <Fact name="İade">
            {formatDayAndTime(link.refund.refundedAt ?? link.refund.requestedAt)}, {link.refund.requestedBy}
          </Fact>
        )}
        {link.documentsVersion && link.acceptedAt && (
          <Fact name="Onaylanan metinler">
            {link.documentsVersion}, {formatDayAndTime(link.acceptedAt)}
          </Fact>
        )}
      </Facts>
      <MoneyHistory refunds={link.refunds} invoices={link.invoices} />
      {link.notificationId !== null && link.refund === null && link.paidKurus !== null && (
        <div className="flex flex-wrap gap-2">
          <LinkRefund
            notificationId={link.notificationId}
            username={link.username}
            kurus={link.paidKurus}
            refundedKurus={refundedKurus}
          />
        </div>
      )}
    </div>
  );
}
