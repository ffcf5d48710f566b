import { Printer } from 'lucide-react';
import type { Order } from '#contract/payments.ts';
import { renewalDays } from '#domain/billing/plan-orders.ts';
import { plans } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { messages } from '#domain/messages/index.ts';
import { useSession, useTokenBalance } from '#web/features/session/index.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, buttonClasses } from '#web/ui/button.tsx';
import { ActivationSteps } from './activation-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderUnread } from './order-unread.tsx';
import { ResultPage } from './result-page.tsx';
import { SupportAdvice } from './support-advice.tsx';
import { useOrder } from './use-order.ts';

const toPanel = (
  <ButtonLink to="/panel" variant="secondary">
    Panele git
  </ButtonLink>
);

/** The end of the plan, that nothing is charged by itself, and the next step; then the receipt (docs/product/payments.md). */
function Active({ order, endsAt }: { order: Order; endsAt: string }) {
  const { tokens } = useTokenBalance();
  const { viewer } = useSession();
  return (
    <ResultPage
      title="Ödemeniz alındı"
      lead={`${plans[order.plan].name} planınız açıldı. Bakiyeniz ${tokens.toLocaleString('tr-TR')} token.`}
    >
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">Bitiş</p>
        <p className="font-serif text-2xl font-medium">{formatDay(endsAt)}</p>
        <p className="text-sm text-ink-soft">
          Otomatik çekim yok: süre dolunca kartınızdan ödeme alınmaz. Son {renewalDays} gününde dilerseniz siz
          yenilersiniz; yenilemezseniz hesabınız ücretsiz plana döner, hikâyeleriniz yerinde durur.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink to="/editor" variant="primary">
          Yazmaya başla
        </ButtonLink>
        {toPanel}
        <Button variant="quiet" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          Makbuzu yazdır
        </Button>
      </div>
      <OrderFacts order={order} />
      {viewer && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          Makbuzu {viewer.email} adresine de gönderiyoruz.
        </p>
      )}
    </ResultPage>
  );
}

function Pending({ order, late }: { order: Order; late: boolean }) {
  return (
    <ResultPage
      title="Ödemeniz doğrulanıyor"
      lead={
        late
          ? 'Onay beklediğimizden uzun sürüyor. Bu sayfayı kapatabilirsiniz: onay geldiğinde planınız kendiliğinden açılır ve size e-posta göndeririz.'
          : 'Ödeme kuruluşunun onayı bekleniyor; çoğu zaman birkaç saniye sürer.'
      }
    >
      <ActivationSteps />
      {late && (
        <>
          <div className="flex flex-wrap gap-2">
            {order.paymentUrl && (
              <a href={order.paymentUrl} className={buttonClasses({})}>
                Ödeme sayfasına dön
              </a>
            )}
            {toPanel}
          </div>
          <SupportAdvice orderId={order.orderId} />
        </>
      )}
    </ResultPage>
  );
}

const refundTexts = {
  refunding: {
    title: 'Ödemeniz iade ediliyor',
    lead: 'Bu siparişin iadesi sürüyor; tamamlanınca size e-posta göndeririz.',
  },
  refunded: {
    title: 'Ödemeniz iade edildi',
    lead: 'Bu siparişin bedeli iade edildi; kartınıza yansıması bankanıza göre birkaç gün sürebilir.',
  },
};

/** Why there is no plan: nothing was charged, or something was and doesn't give it. */
const reasons = {
  unpaid: 'Bu sipariş için kartınızdan ödeme alınmadı.',
  paid: 'Ödemeniz alındı, ama plan hesabınıza tanımlanamadı. Bir yöneticimiz inceliyor; size e-postayla da yazdık.',
  refused: 'Ödeme kuruluşunun bildirdikleri siparişinizle uyuşmadı; bir yöneticimiz inceleyecek.',
};

/** No plan came of it: the server's reason, or the specified text (docs/product/payments.md). */
function NotActive({ order }: { order: Order }) {
  const catalogue = useNewestTerms();
  const { status } = order;
  const back = status === 'refunding' || status === 'refunded' ? refundTexts[status] : null;
  const unpaid = status === 'failed' || status === 'cancelled' || status === 'abandoned';
  const reason = reasons[unpaid ? 'unpaid' : status === 'paid' ? 'paid' : 'refused'];
  return (
    <ResultPage title={back?.title ?? 'Plan etkinleşmedi'} lead={back?.lead ?? reason}>
      {!back && (
        <Banner tone="error" title={messages.payments.activationRefused}>
          {order.failure}
        </Banner>
      )}
      {!unpaid && <OrderFacts order={order} />}
      <div className="flex flex-wrap gap-2">
        {unpaid && (
          <ButtonLink to={checkoutPath(catalogue[order.plan])} variant="primary">
            Yeniden dene
          </ButtonLink>
        )}
        {toPanel}
      </div>
      <SupportAdvice orderId={order.orderId} />
    </ResultPage>
  );
}

/**
 * What came of an order: progress while it is pending, then the plan, the bill and the transaction
 * (docs/product/payments.md).
 */
export function OrderResult({ orderId }: { orderId: string }) {
  const { data: order, error, isFetching, refetch, late } = useOrder(orderId);
  if (!order) {
    return (
      <ResultPage
        title={error ? 'Sipariş okunamadı' : 'Ödemeniz doğrulanıyor'}
        lead={error ? 'Siparişinizin durumunu şu anda gösteremiyoruz.' : 'Siparişinizin durumu soruluyor…'}
      >
        {error ? (
          <OrderUnread error={error} orderId={orderId} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ActivationSteps />
        )}
      </ResultPage>
    );
  }
  if (order.status === 'pending') return <Pending order={order} late={late} />;
  if (order.status === 'paid' && order.activation) {
    return <Active order={order} endsAt={order.activation.planEndsAt} />;
  }
  return <NotActive order={order} />;
}
