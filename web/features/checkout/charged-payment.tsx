import { useEffect, useRef } from 'react';
import type { Order } from '#contract/payments.ts';
import { plans } from '#domain/plans.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** An earlier payment that turned out to be charged. */
export interface ChargedOrder {
  orderId: string;
  /** Whether it gave the plan; otherwise an administrator looks at it. */
  activated: boolean;
  text: string;
}

/** What PayTR's answer about a charged order means for its buyer. */
export function chargedOrderOf({ orderId, plan, activation }: Order): ChargedOrder {
  const text = activation
    ? `Ödemeniz alındı; ${plans[plan].name} planınız ${formatDay(activation.planEndsAt)} gününe kadar sürer. Yeniden ödemeniz gerekmez.`
    : 'Plan açılamadı; bir yöneticimiz inceliyor. Yeniden ödemeyin, sonucu size e-postayla bildireceğiz.';
  return { orderId, activated: activation !== null, text };
}

/** The result of an earlier payment, in the place of the form: nothing is left to pay. */
export function ChargedPayment({ order, planName }: { order: ChargedOrder; planName: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that asked is gone.
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
