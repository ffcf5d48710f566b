import type { ReactNode } from 'react';
import { useId } from 'react';
import type { CostReport } from '#contract/costs.ts';
import { Card } from '#web/ui/card.tsx';
import { FigureTable } from './figure-table.tsx';
import {
  formatCount,
  formatKnownCost,
  formatKurus,
  formatSeconds,
  formatShare,
  planName,
  providerName,
} from './figures.ts';

type Plan = CostReport['byPlan'][number];
type Model = CostReport['byModel'][number];
type Provider = CostReport['byProvider'][number];

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {note && <p className="max-w-prose text-sm text-ink-soft">{note}</p>}
      </div>
      <Card>{children}</Card>
    </section>
  );
}

const planColumns = [
  { head: 'Hesap', cell: ({ users }: Plan) => (users === null ? '—' : formatCount(users)) },
  { head: 'Metin', cell: ({ texts }: Plan) => formatCount(texts) },
  { head: 'Net gelir', cell: ({ netKurus }: Plan) => formatKurus(netKurus) },
  { head: 'Maliyet', cell: (plan: Plan) => formatKnownCost(plan) },
  { head: 'Kalan', cell: ({ marginKurus }: Plan) => formatKurus(marginKurus) },
  { head: 'Pay', cell: ({ marginKurus, netKurus }: Plan) => formatShare(marginKurus, netKurus) ?? '—' },
];

/** Revenue, cost and margin of each plan. */
export function PlanSection({ plans }: { plans: readonly Plan[] }) {
  return (
    <Section
      title="Planlara göre"
      note="Maliyet, metin yazılırken geçerli olan plana yazılır; hesap sayısı bugünküdür. Pay, net gelirden kalanın oranıdır."
    >
      <FigureTable
        caption="Planlara göre gelir ve maliyet"
        rowHead="Plan"
        columns={planColumns}
        rows={plans}
        keyOf={({ plan }) => plan}
        nameOf={({ plan }) => planName(plan)}
      />
    </Section>
  );
}

/** A count with what it contains: "12.400" and "(300 önbellekten)". */
const withPart = (whole: number, part: number, name: string) => (
  <>
    {formatCount(whole)}
    {part > 0 && (
      <span className="block text-xs text-ink-soft">
        {formatCount(part)} {name}
      </span>
    )}
  </>
);

const modelColumns = [
  { head: 'Çağrı', cell: ({ calls }: Model) => formatCount(calls) },
  {
    head: 'Girdi tokeni',
    cell: ({ inputTokens, cachedTokens }: Model) => withPart(inputTokens, cachedTokens, 'önbellekten'),
  },
  {
    head: 'Çıktı tokeni',
    cell: ({ outputTokens, thinkingTokens }: Model) => withPart(outputTokens, thinkingTokens, 'düşünme'),
  },
  {
    head: 'Maliyet',
    cell: (model: Model) => (
      <>
        {formatKnownCost(model)}
        {model.unpriced > 0 && (
          <span className="block text-xs text-danger">
            {formatCount(model.unpriced)} çağrının fiyatı girilmemiş
          </span>
        )}
      </>
    ),
  },
];

/** What each model used and cost. */
export function ModelSection({ models }: { models: readonly Model[] }) {
  return (
    <Section title="Modellere göre">
      <FigureTable
        caption="Modellere göre kullanım ve maliyet"
        rowHead="Model"
        columns={modelColumns}
        rows={models}
        keyOf={({ provider, model }) => JSON.stringify([provider, model])}
        nameOf={({ provider, model }) => (
          <span className="grid">
            <span className="break-all">{model}</span>
            <span className="text-xs font-normal text-ink-soft">{providerName(provider)}</span>
          </span>
        )}
      />
    </Section>
  );
}

const providerColumns = [
  { head: 'Başarılı', cell: ({ calls, failed }: Provider) => formatCount(calls - failed) },
  { head: 'Başarısız', cell: ({ failed }: Provider) => formatCount(failed) },
  { head: 'Yedekten', cell: ({ fallbacks }: Provider) => formatCount(fallbacks) },
  { head: 'Yarısı', cell: ({ medianMs }: Provider) => formatSeconds(medianMs) },
  { head: '%95’i', cell: ({ p95Ms }: Provider) => formatSeconds(p95Ms) },
  { head: 'Maliyet', cell: (provider: Provider) => formatKnownCost(provider) },
];

/** How each provider answered. */
export function ProviderSection({ providers }: { providers: readonly Provider[] }) {
  return (
    <Section
      title="Sağlayıcılara göre"
      note="Yedekten: önceki sağlayıcı yazamadığı için bu sağlayıcının başarıyla tamamladığı çağrılar. Yarısı ve %95’i: akan metinlerin yarısının ve %95’inin ilk sözcüğü en geç bu sürede geldi."
    >
      <FigureTable
        caption="Sağlayıcılara göre sonuçlar"
        rowHead="Sağlayıcı"
        columns={providerColumns}
        rows={providers}
        keyOf={({ provider }) => provider}
        nameOf={({ provider }) => providerName(provider)}
      />
    </Section>
  );
}
