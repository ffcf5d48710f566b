import type { PaymentNotification } from '#contract/payments.ts';
import { messages } from '#domain/messages/index.ts';
import { formatDay, formatDayAndTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from './facts.tsx';
import { linkStateNames } from './labels.ts';
import { LinkRefund } from './link-refund.tsx';
import { MoneyHistory } from './money-history.tsx';

/** A payment by a link: its person, accepted texts, status and refund. */
export function LinkDetail({ notification }: { notification: PaymentNotification }) {
  const { id, link, refund, refunds, invoices, refundable, totalKurus } = notification;
  const refundedKurus = refunds.reduce((sum, { state, kurus }) => sum + (state === 'done' ? kurus : 0), 0);
  return (
    <div className="grid gap-4">
      {link ? (
        <Facts>
          <Fact name="Kullanıcı adı">{link.username}</Fact>
          <Fact name="E-posta">{link.email ?? 'Bu sitede hesabı yok'}</Fact>
          <Fact name="Üyelik durumu">
            <Badge tone={linkStateNames[link.state].tone}>{linkStateNames[link.state].text}</Badge>
          </Fact>
          {link.newExpiry && <Fact name="Üyelik bitişi">{formatDay(link.newExpiry)}</Fact>}
          {link.documentsVersion && link.acceptedAt && (
            <Fact name="Onaylanan metinler">
              {link.documentsVersion}, {formatDayAndTime(link.acceptedAt)}
            </Fact>
          )}
          {refund && (
            <Fact name="İade">
              {formatDayAndTime(refund.refundedAt ?? refund.requestedAt)}, {refund.requestedBy}
            </Fact>
          )}
        </Facts>
      ) : (
        <p className="text-sm text-ink-soft">Bu bağlantıyla başlatılmış bir ödeme yok.</p>
      )}
      <MoneyHistory refunds={refunds} invoices={invoices} />
      {refundable === 'yes' && refund === null && (
        <div className="flex flex-wrap gap-2">
          <LinkRefund
            notificationId={id}
            username={link?.username ?? null}
            kurus={totalKurus}
            refundedKurus={refundedKurus}
          />
        </div>
      )}
      {refundable === 'elsewhere' && (
        <p className="max-w-prose text-sm text-ink-soft">{messages.membership.refundElsewhere}</p>
      )}
    </div>
  );
}
