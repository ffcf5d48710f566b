import { useSearchParams } from 'react-router';
import { CheckoutFrame } from '#web/features/checkout/index.ts';
import { RequireUser, useSession } from '#web/features/session/index.ts';
import { SiteFrame } from '#web/features/shell/index.ts';
import { WaitingPage } from '#web/ui/waiting-page.tsx';
import { OrderResult } from './order-result.tsx';
import { WithoutOrder } from './without-order.tsx';

/**
 * Where a payment returns to: with an order, its result for its buyer, outside the site's layout
 * (docs/product/payments.md); without one, the bridge or the balance.
 */
export function PaymentDonePage() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const orderId = query.get('order_id');
  // The server's page knows no address: which of the two it is shows once the app runs.
  if (status === 'starting' || (status === 'loading' && !orderId)) {
    return <WaitingPage text="Uygulama başlatılıyor..." />;
  }
  if (!orderId) {
    return (
      <SiteFrame>
        <WithoutOrder />
      </SiteFrame>
    );
  }
  return (
    <RequireUser keepWhenSessionEnds>
      <CheckoutFrame back={{ to: '/panel', text: 'Panele dön' }}>
        <OrderResult key={orderId} orderId={orderId} />
      </CheckoutFrame>
    </RequireUser>
  );
}
