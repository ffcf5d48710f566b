import { formatAmount } from '#domain/billing/money.ts';
import { paidDays, paidUntil } from '#domain/billing/plan-orders.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The summary of an order: plan, end and price. */
export function OrderSummary({
  plan,
  amountKurus,
  renewsFrom,
}: {
  plan: PlanId;
  amountKurus: number;
  /** The current end that a renewal extends; null when the plan starts now. */
  renewsFrom: Date | null;
}) {
  return (
    <Card as="section" aria-labelledby="siparis" padding="lg" className="grid gap-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="siparis" className="text-xl">
          Sipariş özeti
        </h2>
        <TextLink to={pricingPath} className="text-sm">
          Planları gör
        </TextLink>
      </div>
      <dl className="grid gap-3 text-sm">
        <div className="flex justify-between gap-4">
          <dt>
            {plans[plan].name} plan, {paidDays} gün
            {renewsFrom && (
              <span className="block text-ink-soft">Yenileme: süre, bitişin üzerine eklenir</span>
            )}
          </dt>
          <dd className="tabular-nums">{formatAmount(amountKurus)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>KDV</dt>
          <dd>dâhil</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-base">
          <dt className="font-semibold">Toplam</dt>
          <dd className="font-serif text-2xl font-medium tabular-nums">{formatAmount(amountKurus)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        Şimdi öderseniz plan {formatDay(paidUntil(new Date(), renewsFrom).toISOString())} gününe kadar sürer.
        Otomatik çekim yok; dilerseniz son günlerinde siz yenilersiniz.
      </p>
    </Card>
  );
}
