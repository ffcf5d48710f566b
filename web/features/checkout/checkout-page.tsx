import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { type Purchase, purchaseOf } from '#domain/billing/purchase.ts';
import { readCheckout } from '#domain/billing/read-checkout.ts';
import { messages } from '#domain/messages/index.ts';
import { PendingPaymentNotice } from '#web/features/pending-payment/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { queries } from '#web/lib/queries.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { WaitingPage } from '#web/ui/waiting-page.tsx';
import { emptyDetails } from './billing-fields.tsx';
import { type ChargedOrder, ChargedPayment, chargedOrderOf } from './charged-payment.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The reasons why a person can't buy this plan now. */
const obstacles: Partial<Record<Purchase, string>> = {
  current: messages.payments.planCurrent,
  higher: messages.payments.publisherCantBuy,
};

const formLead = 'Planınızı ve bilgilerinizi gözden geçirin; sonra ödeme sayfasına geçin.';

/** @param lead the sentence under the heading; null without a form */
function Page({ children, lead = formLead }: { children: ReactNode; lead?: string | null }) {
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Ödeme">{lead}</PageHeading>
      {children}
    </main>
  );
}

function Refusal({ reason }: { reason: string }) {
  return (
    <Page lead={null}>
      <Banner tone="error" action={<ButtonLink to={pricingPath}>Planları gör</ButtonLink>}>
        {reason}
      </Banner>
    </Page>
  );
}

function Closed() {
  return (
    <Page lead={null}>
      <Banner
        tone="info"
        title="Ödeme alınamıyor"
        action={<ButtonLink to="/iletisim?konu=billing">Bize yazın</ButtonLink>}
      >
        {messages.payments.closed}
      </Banner>
    </Page>
  );
}

/** The notice of test mode, in which no card is charged. */
function TestPayment({ givesPlan }: { givesPlan: boolean }) {
  return (
    <Banner tone="accent" title="Test ödemesi: kartınızdan para çekilmez">
      {givesPlan
        ? 'Bu kurulumda ödemeler denemedir; plan yine de açılır.'
        : 'Ödemeler şu anda denemedir; bu yüzden plan da açılmaz. Plan almak istiyorsanız lütfen daha sonra yeniden gelin.'}
    </Banner>
  );
}

function Loading() {
  return (
    <Page>
      <SkeletonGroup label="Ödeme bilgileri yükleniyor…" className="grid gap-8 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </SkeletonGroup>
    </Page>
  );
}

function Checkout({ terms }: { terms: PlanTerms }) {
  const { viewer } = useSession();
  const [charged, setCharged] = useState<ChargedOrder | null>(null);
  const site = useQuery(queries.site.status.queryOptions());
  const balance = useQuery(queries.tokens.balance.queryOptions());
  const pending = useQuery({ ...queries.payments.pending.queryOptions(), staleTime: 0 });
  // Read once, so that a later answer does not replace the typed text.
  const billing = useQuery({
    ...queries.profile.billing.queryOptions(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (charged) {
    return (
      <Page lead={null}>
        <ChargedPayment order={charged} planName={plans[terms.plan].name} />
      </Page>
    );
  }
  if (balance.isPending || billing.isPending || site.isPending) {
    return <Loading />;
  }
  // If the status can't be read, the server checks it at the order.
  if (site.data?.cardPayments === false) return <Closed />;
  const own = balance.data;
  const endsAt = own?.planEndsAt ? new Date(own.planEndsAt) : null;
  // If the balance can't be read, the server checks the plan at the order.
  const purchase = own ? purchaseOf(terms, { plan: own.plan, endsAt }, new Date()) : 'buy';
  const obstacle = obstacles[purchase];
  if (obstacle) return <Refusal reason={obstacle} />;
  // A new account has its username as its name, which does not belong on a bill.
  const name = viewer && viewer.fullName !== viewer.username ? viewer.fullName : '';
  const saved = billing.data?.details ?? { ...emptyDetails, fullName: name };
  return (
    <Page>
      {pending.data?.payment && (
        <PendingPaymentNotice
          payment={pending.data.payment}
          onCharged={(order) => setCharged(chargedOrderOf(order))}
        />
      )}
      {site.data?.testPayments && <TestPayment givesPlan={site.data.development} />}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="lg:sticky lg:top-8 lg:order-2">
          <OrderSummary
            plan={terms.plan}
            amountKurus={terms.monthlyPriceKurus ?? 0}
            renewsFrom={purchase === 'renew' ? endsAt : null}
          />
        </div>
        <CheckoutForm terms={terms} saved={saved} onCharged={setCharged} />
      </div>
    </Page>
  );
}

/** The checkout of the plan in the address; without a plan it redirects to the prices. */
export function CheckoutPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const rendered = useCatalogue();
  // The address may name a price that is newer than this page.
  const site = useQuery({ ...queries.site.status.queryOptions(), staleTime: 0 });
  const catalogue = site.data?.plans ?? rendered;
  const request = readCheckout(query, catalogue);
  const incomplete = request.kind === 'incomplete';
  useEffect(() => {
    if (incomplete) void navigate(pricingPath, { replace: true });
  }, [incomplete, navigate]);
  if (request.kind === 'incomplete') return <WaitingPage text="Planlara dönülüyor…" />;
  if (!site.isFetchedAfterMount) return <Loading />;
  if (request.kind === 'refused') return <Refusal reason={request.reason} />;
  return <Checkout terms={request.terms} />;
}
