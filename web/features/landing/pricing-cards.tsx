import { Check } from 'lucide-react';
import { type Plan, plans } from '#domain/plans.ts';
import { useSession } from '#web/features/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice, longestGeneration, storiesPerDay } from './plan-figures.ts';

const numbers = new Intl.NumberFormat('tr-TR');

function promises(plan: Plan): string[] {
  return [
    `Günde ${numbers.format(plan.dailyTokens)} token: yaklaşık ${storiesPerDay(plan.id)} hikâye`,
    `Bir üretimde en çok ${plan.paragraphCap.standard} paragraf, yaklaşık ${longestGeneration(plan.id)} sözcük`,
    ...(plan.monthlyGuaranteeTokens
      ? [`Ayda ${numbers.format(plan.monthlyGuaranteeTokens)} token güvencesi`]
      : []),
    plan.drawsOnGuarantee
      ? 'Günlük token bitince aylık güvenceden devam'
      : 'Kaydetme, kopyalama ve .txt olarak indirme',
  ];
}

function PlanCard({ plan }: { plan: Plan }) {
  const { viewer } = useSession();
  const paid = plan.monthlyPriceKurus !== null && plan.monthlyPriceKurus > 0;
  return (
    <Card as="li" padding="lg" className="flex flex-col gap-6">
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-xl">{plan.name}</h3>
          {viewer?.plan === plan.id && <Badge tone="accent">Mevcut Plan</Badge>}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-3xl font-medium tabular-nums">
            {formatPrice(plan.monthlyPriceKurus ?? 0)}
          </span>
          <span className="text-sm text-ink-soft">{paid ? 'ayda' : 'süresiz'}</span>
        </p>
      </div>
      <ul className="grid gap-2.5 text-sm">
        {promises(plan).map((promise) => (
          <li key={promise} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <ButtonLink data-for="visitor" to="/kayit" className="w-full">
          {paid ? 'Profesyonel için hesap aç' : 'Ücretsiz başla'}
        </ButtonLink>
        <ButtonLink data-for="member" to="/editor" className="w-full">
          Editöre git
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The plans that are sold (spec 1 §1), with figures computed from their catalogue. */
export function PricingCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      <PlanCard plan={plans.free} />
      <PlanCard plan={plans.pro} />
    </ul>
  );
}
