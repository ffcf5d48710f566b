import { brand } from '#domain/brand.ts';
import { CheckoutFrame } from '#web/features/checkout/checkout-frame.tsx';
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx';
import { RequireUser } from '#web/features/session/index.ts';

export const meta = () => [{ title: `Ödeme · ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** A session that ends while the form is filled in takes nothing of it away. */
export default function Checkout() {
  return (
    <RequireUser keepWhenSessionEnds>
      <CheckoutFrame>
        <CheckoutPage />
      </CheckoutFrame>
    </RequireUser>
  );
}
