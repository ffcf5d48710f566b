import { useSearchParams } from 'react-router';
import type { Order } from '#contract/payments.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { CheckoutFrame } from '#web/features/checkout/index.ts';
import { readSavedPayment } from '#web/features/membership/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { RequireUser, useSession } from '#web/features/session/index.ts';
import { SiteFrame } from '#web/features/shell/index.ts';
import { useNewestTerms } from '#web/lib/newest-terms.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { WaitingPage } from '#web/ui/waiting-page.tsx';
import { ActivationSteps } from './activation-steps.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderUnread } from './order-unread.tsx';
import { ResultPage } from './result-page.tsx';
import { SupportAdvice } from './support-advice.tsx';
import { useOrder } from './use-order.ts';

function Ways({ retry }: { retry: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={retry} variant="primary">
        Yeniden dene
      </ButtonLink>
      <ButtonLink to="/panel">Panele dön</ButtonLink>
    </div>
  );
}

function NotCharged({ order }: { order: Order }) {
  const catalogue = useNewestTerms();
  return (
    <ResultPage title="Ödeme tamamlanmadı" lead="Kartınızdan çekim yapılmadı; planınız olduğu gibi duruyor.">
      {order.failure && <Banner tone="info">{order.failure}</Banner>}
      <Ways retry={checkoutPath(catalogue[order.plan])} />
    </ResultPage>
  );
}

function Undecided({ order, late }: { order: Order; late: boolean }) {
  const catalogue = useNewestTerms();
  return (
    <ResultPage
      title="Ödemenin sonucu bekleniyor"
      lead={
        late
          ? 'Bankadan kesin sonuç henüz gelmedi. Bu sayfayı kapatabilirsiniz: ödeme alındıysa planınız kendiliğinden açılır ve size e-posta göndeririz; alınmadıysa hiçbir şey değişmez.'
          : 'Kartınızdan çekim yapılıp yapılmadığı soruluyor…'
      }
    >
      {late ? <Ways retry={checkoutPath(catalogue[order.plan])} /> : <ActivationSteps />}
      {late && <SupportAdvice orderId={order.orderId} />}
    </ResultPage>
  );
}

/** The server is asked first: only an order that was really not charged says so (decisions). */
function CancelledOrder({ orderId }: { orderId: string }) {
  const { data: order, error, isFetching, refetch, late } = useOrder(orderId);
  if (!order) {
    return (
      <ResultPage
        title={error ? 'Sipariş okunamadı' : 'Ödemenin sonucu soruluyor'}
        lead={error ? 'Kartınızdan çekim yapılıp yapılmadığını şu anda söyleyemiyoruz.' : 'Bir an…'}
      >
        {error ? (
          <OrderUnread error={error} orderId={orderId} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ActivationSteps />
        )}
      </ResultPage>
    );
  }
  if (order.status === 'pending') return <Undecided order={order} late={late} />;
  if (order.status === 'failed' || order.status === 'cancelled' || order.status === 'abandoned') {
    return <NotCharged order={order} />;
  }
  return (
    <ResultPage
      title="Bu siparişin ödemesi alınmış"
      lead="Ödeme sayfasından ayrılmış olsanız da ödeme tamamlanmış görünüyor."
    >
      <OrderFacts order={order} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/odeme-basarili?order_id=${encodeURIComponent(orderId)}`} variant="primary">
          Ödemenin sonucunu gör
        </ButtonLink>
        <ButtonLink to="/panel">Panele dön</ButtonLink>
      </div>
    </ResultPage>
  );
}

/** Where a payment that was left returns to. */
export function PaymentCancelledPage() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const orderId = query.get('order_id');
  if (status === 'starting') return <WaitingPage text="Uygulama başlatılıyor..." />;
  if (!orderId) {
    return (
      <SiteFrame>
        <ResultPage
          title="Ödeme tamamlanmadı"
          lead="Bu adreste bir sipariş numarası yok; bu yüzden tek bir ödemenin sonucunu gösteremiyoruz. Ödeme alınmadan hiçbir plan açılmaz."
        >
          <Ways retry={readSavedPayment() ? '/odeme-bekleniyor' : pricingPath} />
        </ResultPage>
      </SiteFrame>
    );
  }
  return (
    <RequireUser keepWhenSessionEnds>
      <CheckoutFrame back={{ to: '/panel', text: 'Panele dön' }}>
        <CancelledOrder key={orderId} orderId={orderId} />
      </CheckoutFrame>
    </RequireUser>
  );
}
