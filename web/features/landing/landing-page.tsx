import { guestLimits } from '#domain/billing/plans.ts';
import { confirmedFigures } from '#domain/site/claims.ts';
import { graph, JsonLd, organization, productOffers } from '#web/features/seo/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { FeatureCards } from './feature-cards.tsx';
import { LandingGenerator } from './landing-generator.tsx';
import { PricingCards } from './pricing-cards.tsx';
import { ProductSection } from './product-section.tsx';

/** The landing page with the generator for visitors. */
export function LandingPage() {
  const brand = useBrand();
  const figures = confirmedFigures(brand.claims, ['stories', 'writers', 'satisfaction']);
  const { guestTrial, plans } = useSiteOffers();
  return (
    <main className="mx-auto grid w-full max-w-page gap-20 px-5 pt-6 pb-24 short:max-sm:pt-3 sm:gap-28 sm:pt-10">
      <section
        aria-labelledby="baslik"
        className="mx-auto grid w-full max-w-3xl gap-5 short:max-sm:gap-3 sm:gap-7"
      >
        {/* Not centred: its beginning stays where it is when the font comes. */}
        <div className="grid gap-2 sm:gap-3">
          <h1 id="baslik" className="text-3xl short:max-sm:text-2xl sm:text-display">
            Aklınızdaki fikir, birazdan bir hikâye.
          </h1>
          <p className="wrap-anywhere text-ink-soft short:max-sm:text-sm">
            Bir iki cümle yazın; {brand.name} onu akıcı bir Türkçeyle hikâyeye dönüştürsün, siz devam edin.
            {guestTrial && (
              <span data-for="visitor">
                {' '}
                Denemek için hesap gerekmez: {guestLimits.trialTokens} token bizden.
              </span>
            )}
          </p>
        </div>
        <LandingGenerator />
        {figures.length > 0 && (
          <dl className="flex flex-wrap justify-around gap-x-6 gap-y-3 text-center">
            {figures.map(({ figure, what }) => (
              <div key={what} className="flex flex-col-reverse">
                <dt className="text-xs text-ink-soft sm:text-sm">{what}</dt>
                <dd className="font-serif text-2xl font-medium tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <ProductSection />
      <section aria-labelledby="neden" className="grid gap-8">
        <h2 id="neden" className="text-3xl">
          Yazmayı seven için bir oda
        </h2>
        <FeatureCards />
      </section>
      <section aria-labelledby="fiyatlar" className="grid gap-8">
        <div className="grid gap-2">
          <h2 id="fiyatlar" className="scroll-mt-24 text-3xl">
            Fiyatlar
          </h2>
          <p className="max-w-prose text-ink-soft">
            Ücretsiz planla başlayın, daha çok yazmaya başlayınca genişletin. Otomatik çekim yoktur.
          </p>
        </div>
        <PricingCards />
      </section>
      <JsonLd data={import.meta.env.SSR ? graph(organization(brand), productOffers(brand, plans)) : null} />
    </main>
  );
}
