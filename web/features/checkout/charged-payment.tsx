import { useEffect, useRef } from 'react';
import type { Order } from '#contract/payments.ts';
import { plans } from '#domain/billing/plans.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** An earlier payment that PayTR has charged. */
export interface ChargedOrder {
  orderId: string;
  /** Whether it started the plan; otherwise an administrator handles it. */
  activated: boolean;
  text: string;
}

/** Converts a charged order to the result that the buyer sees. */
export function chargedOrderOf({ orderId, plan, activation }: Order): ChargedOrder {
  const text = activation
    ? `Ödemeniz alındı; ${plans[plan].name} planınız ${formatDay(activation.planEndsAt)} gününe kadar sürer. Yeniden ödemeniz gerekmez.`
    : 'Plan açılamadı; bir yöneticimiz inceliyor. Yeniden ödemeyin, sonucu size e-postayla bildireceğiz.';
  return { orderId, activated: activation !== null, text };
}

/** The result of an earlier charged payment, shown instead of the form. */
export function ChargedPayment({ order, planName }: { order: ChargedOrder; planName: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button with the focus has been removed.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner
        tone={order.activated ? 'success' : 'accent'}
        title={order.activated ? `${planName} planınız açıldı` : 'Ödemeniz bize ulaştı'}
        action={
          <>
            <ButtonLink to="/panel" variant="primary">
              Panele git
            </ButtonLink>
            <ButtonLink to={`/odeme-basarili?order_id=${encodeURIComponent(order.orderId)}`}>
              Ödemeyi gör
            </ButtonLink>
          </>
        }
      >
        {order.text}
      </Banner>
    </div>
  );
}
