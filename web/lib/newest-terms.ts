import { useQuery } from '@tanstack/react-query';
import type { PlanCatalogue } from '#domain/billing/plans.ts';
import { queries } from './queries.ts';
import { useCatalogue } from './site-offers.ts';

/** The newest terms of every plan in a private page, which may stay open for hours; until the answer those of its document. */
export function useNewestTerms(): PlanCatalogue {
  const catalogue = useCatalogue();
  const { data } = useQuery(queries.site.status.queryOptions());
  return data?.plans ?? catalogue;
}
