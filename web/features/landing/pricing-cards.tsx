import { PlanCard, PublisherCard, pricingPath } from '#web/features/pricing/index.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The plans for sale (docs/product/pages.md) in the form of the pricing page, each with a link. */
export function PricingCards() {
  const { free, pro, publisher } = useCatalogue();
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <PlanCard terms={free}>
        <ButtonLink data-for="visitor" to="/kayit">
          Ücretsiz başla
        </ButtonLink>
        <ButtonLink data-for="member" to="/editor">
          Editöre git
        </ButtonLink>
      </PlanCard>
      <PlanCard terms={pro}>
        <ButtonLink to={pricingPath}>Karşılaştır ve Pro’ya geç</ButtonLink>
      </PlanCard>
      <PublisherCard terms={publisher} />
    </ul>
  );
}
