import { plans } from '#domain/billing/plans.ts';
import { PlanCard, pricingPath } from '#web/features/pricing/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** The plans for sale (docs/product/pages.md) in the form of the pricing page, each with a link. */
export function PricingCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      <PlanCard plan={plans.free}>
        <ButtonLink data-for="visitor" to="/kayit">
          Ücretsiz başla
        </ButtonLink>
        <ButtonLink data-for="member" to="/editor">
          Editöre git
        </ButtonLink>
      </PlanCard>
      <PlanCard plan={plans.pro}>
        <ButtonLink to={pricingPath}>Karşılaştır ve Pro’ya geç</ButtonLink>
      </PlanCard>
    </ul>
  );
}
