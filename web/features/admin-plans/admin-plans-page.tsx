import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredTerms } from '#contract/plan-terms.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { PlanForm } from './plan-form.tsx';

/** Interval of reloads, ms, because another administrator may change the terms. */
const askEveryMs = 30_000;

const hasVersions = (
  versions: readonly StoredTerms[],
): versions is readonly [StoredTerms, ...StoredTerms[]] => versions.length > 0;

/** The prices and limits of the plans. */
export default function AdminPlansPage() {
  const [shown, setShown] = useState<PlanId>('pro');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.adminPlanTerms.list.queryOptions(),
    refetchInterval: askEveryMs,
  });
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Planlar">
        Her kayıt yeni bir sürümdür: yeni satışlara ve ücretsiz plana uygulanır, satılmış üyelikler kendi
        sürümleriyle sürer. Değişiklikler denetim kaydına yazılır.
      </PageHeading>
      {error && data && <Banner tone="error">{errorText(error, messages.planTerms.loadFailed)}</Banner>}
      {data?.hasFixedLink && (
        <Banner tone="accent" title="Sabit ödeme bağlantısının tutarı Pro fiyatını izlemez">
          MEMBERSHIP_PAYMENT_LINK ile verilen bağlantıdan ödenen tutarı ödeme hizmetinin kendi panelinde de
          değiştirin.
        </Banner>
      )}
      {data ? (
        <Tabs
          label="Planlar"
          value={shown}
          onChange={(id) => setShown(id as PlanId)}
          tabs={data.plans.map(({ plan, versions }) => ({
            id: plan,
            label: plans[plan].name,
            content: hasVersions(versions) && <PlanForm plan={plan} versions={versions} />,
          }))}
        />
      ) : error ? (
        <ErrorState
          title="Planlar açılamadı"
          message={errorText(error, messages.planTerms.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Planlar yükleniyor…" className="grid gap-6 lg:grid-cols-2">
          {['koşullar', 'önizleme'].map((part) => (
            <Skeleton key={part} className="h-96 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
    </main>
  );
}
