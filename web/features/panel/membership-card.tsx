import type { Balance } from '#contract/tokens.ts';
import { plans } from '#domain/billing/plans.ts';
import { purchaseOf } from '#domain/billing/purchase.ts';
import { pendingPaymentText } from '#web/features/pending-payment/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { nextPayment } from './next-payment.ts';
import { Figure, PanelCard, PartFailed, PartLoading } from './panel-card.tsx';
import { PlanCancellation } from './plan-cancellation.tsx';
import { useOverview } from './use-overview.ts';

/** The link to a paid plan, or to its renewal in its last days (docs/product/plans.md). */
function PlanLink({ balance: { plan, planEndsAt } }: { balance: Balance }) {
  const { pro } = useCatalogue();
  const endsAt = planEndsAt === null ? null : new Date(planEndsAt);
  const purchase = purchaseOf(pro, { plan, endsAt }, new Date());
  if (purchase === 'renew') {
    // Without an amount the checkout takes the newest price, also where the panel stays open for days.
    return (
      <ButtonLink to="/odeme?plan=pro&billing=monthly" className="justify-self-start">
        Yenile
      </ButtonLink>
    );
  }
  if (purchase !== 'buy') return null;
  return (
    <ButtonLink to={pricingPath} className="justify-self-start">
      Pro’ya geç
    </ButtonLink>
  );
}

/** The plan's name, the account's age, and the next payment. */
export function MembershipCard() {
  const title = 'Üyelik';
  const balance = useOverview('balance', 'Üyelik bilgileri yüklenirken bir hata oluştu.');
  const { value: memberSince } = useOverview('memberSince', '');
  const { value: pending } = useOverview('pendingPayment', '');
  if (balance.value === undefined) {
    return (
      <PanelCard title={title}>
        <PartLoading label="Üyelik bilgileri yükleniyor…" lines={3} />
      </PanelCard>
    );
  }
  if (balance.value === null) {
    return (
      <PanelCard title={title}>
        <PartFailed
          part={title}
          text={balance.faultText}
          onRetry={balance.retry}
          retrying={balance.retrying}
        />
      </PanelCard>
    );
  }
  const next = nextPayment(balance.value);
  return (
    <PanelCard title={title}>
      <Figure>{plans[balance.value.plan].name}</Figure>
      <dl className="grid gap-1 text-sm text-ink-soft">
        {memberSince && (
          <div className="flex flex-wrap gap-x-1.5">
            <dt>Üyelik tarihi:</dt>
            <dd className="text-ink tabular-nums">{formatDay(memberSince)}</dd>
          </div>
        )}
        <div className="flex flex-wrap gap-x-1.5">
          <dt>Bitiş tarihi:</dt>
          <dd className="text-ink tabular-nums">{next.date}</dd>
        </div>
      </dl>
      {pending ? (
        <p className="text-sm font-medium text-accent-strong">{pendingPaymentText(pending)}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{next.note}</p>
          <PlanLink balance={balance.value} />
        </>
      )}
      <PlanCancellation balance={balance.value} />
    </PanelCard>
  );
}
