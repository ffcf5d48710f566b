import { Check, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '#domain/billing/money.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { planOffer, planPeriod } from '#domain/billing/pricing.ts';
import { useSession } from '#web/features/session/index.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const marks = {
  features: { Icon: Check, look: 'text-accent', name: null },
  proFeatures: { Icon: Plus, look: 'text-accent', name: 'Yalnızca bu planda' },
  limitations: { Icon: Minus, look: 'text-ink-soft', name: 'Sınırları' },
} as const;

function Points({ kind, points }: { kind: keyof typeof marks; points: readonly string[] }) {
  const { Icon, look, name } = marks[kind];
  if (points.length === 0) return null;
  return (
    <div className="grid gap-2.5 text-sm">
      {name && <p className="font-semibold">{name}</p>}
      <ul className="grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Icon aria-hidden="true" className={`mt-0.5 size-4.5 shrink-0 ${look}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plan that is shown with the price and limits of its terms (docs/product/cards.md), the person's own marked; the way on is the caller's. */
export function PlanCard({ terms, children }: { terms: PlanTerms; children: ReactNode }) {
  const { viewer } = useSession();
  const { adultContent } = useSiteOffers();
  const offer = planOffer(terms, adultContent);
  /** Its price is asked for. */
  const asked = terms.monthlyPriceKurus === null;
  const paid = (terms.monthlyPriceKurus ?? 0) > 0;
  return (
    <Card as="li" padding="lg" tone={paid ? 'accent' : 'sheet'} className="flex flex-col gap-6">
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-xl">{plans[terms.plan].name}</h3>
          {viewer?.plan === terms.plan && <Badge tone="accent">Mevcut Plan</Badge>}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-3xl font-medium tabular-nums">
            {asked ? 'Konuşalım' : formatPrice(terms.monthlyPriceKurus ?? 0)}
          </span>
          {!asked && (
            <span className="text-sm text-ink-soft">
              {paid ? `${planPeriod} için, KDV dâhil` : 'süresiz'}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">{offer.description}</p>
      </div>
      <Points kind="features" points={offer.features} />
      <Points kind="proFeatures" points={offer.proFeatures} />
      <Points kind="limitations" points={offer.limitations} />
      <div className="mt-auto grid gap-3">{children}</div>
    </Card>
  );
}
