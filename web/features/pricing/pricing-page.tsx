import { type PlanCatalogue, plans } from '#domain/billing/plans.ts';
import { planPeriod, yearlyText } from '#domain/billing/pricing.ts';
import { breadcrumbs, graph, JsonLd, productOffers } from '#web/features/seo/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProPurchase } from './pro-purchase.tsx';
import { PublisherCard } from './publisher-card.tsx';
import { TrustStrip } from './trust-strip.tsx';

/**
 * What a plan costs and gives, the same page for everyone; whose plan is which is told once the session is known.
 * `cardPayments`: whether somebody takes them now; `catalogue`: the terms that are sold.
 */
export function PricingPage({
  cardPayments,
  catalogue,
}: {
  cardPayments: boolean;
  catalogue: PlanCatalogue;
}) {
  const brand = useBrand();
  return (
    <main className="mx-auto grid w-full max-w-page gap-16 px-5 py-14 sm:gap-20 sm:py-20">
      <JsonLd
        data={
          import.meta.env.SSR
            ? graph(
                productOffers(brand, catalogue),
                breadcrumbs(brand, [{ name: 'Fiyatlandırma', path: '/fiyatlandirma' }]),
              )
            : null
        }
      />
      <div className="grid gap-10">
        <div className="grid max-w-3xl gap-4">
          <h1 className="text-display">Ücretsiz başlayın, yazdıkça genişletin.</h1>
          <p className="max-w-prose text-lg text-ink-soft">
            Günlük hakkınız yetmemeye başladığında Profesyonel’e geçin: bir kez ödersiniz, {planPeriod}{' '}
            kullanırsınız; kendiliğinden yenilenmez.
          </p>
        </div>
        <section aria-labelledby="planlar" className="grid gap-5">
          <h2 id="planlar" className="sr-only">
            Planlar
          </h2>
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            <PlanCard terms={catalogue.free}>
              <ButtonLink data-for="visitor" to="/kayit" fullWidth>
                Ücretsiz başla
              </ButtonLink>
              <ButtonLink data-for="member" to="/editor" fullWidth>
                Editöre git
              </ButtonLink>
            </PlanCard>
            <PlanCard terms={catalogue.pro}>
              <ProPurchase open={cardPayments} terms={catalogue.pro} />
            </PlanCard>
            <PublisherCard terms={catalogue.publisher} />
          </ul>
          <p className="text-sm text-ink-soft">
            Yıllık ödeme ({yearlyText}) henüz satışta değil; şimdilik Profesyonel {planPeriod} için alınır.{' '}
            {plans.publisher.name} planı buradan satılmaz; yayınevleriyle konuşularak tanımlanır.
          </p>
        </section>
      </div>
      <TrustStrip />
      <section aria-labelledby="karsilastirma" className="grid gap-6">
        <h2 id="karsilastirma" className="text-3xl">
          Yan yana
        </h2>
        <ComparisonTable catalogue={catalogue} />
      </section>
    </main>
  );
}
