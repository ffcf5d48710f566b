import type { PlanTerms } from '#domain/billing/plans.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlanCard } from './plan-card.tsx';

/** The plan that is not sold here: it leads to the contact form, with its category chosen. */
export function PublisherCard({ terms }: { terms: PlanTerms }) {
  return (
    <PlanCard terms={terms}>
      <ButtonLink to="/iletisim?konu=partnership" fullWidth>
        Bize sorun
      </ButtonLink>
    </PlanCard>
  );
}
