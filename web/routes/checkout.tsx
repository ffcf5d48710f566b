import type { MetaFunction } from 'react-router';
import { CheckoutFrame } from '#web/features/checkout/checkout-frame.tsx';
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';
import { hiddenPageMeta } from '#web/features/shell/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Ödeme');

/** A session that ends while the form is filled in takes nothing of it away. */
export default function Checkout() {
  return (
    <RequireUser keepWhenSessionEnds>
      <CheckoutFrame back={{ to: '/fiyatlandirma', text: 'Planlara dön' }}>
        <CheckoutPage />
      </CheckoutFrame>
    </RequireUser>
  );
}
