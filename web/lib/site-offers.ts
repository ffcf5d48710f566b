import { useRouteLoaderData } from 'react-router';
import { defaultTerms, type PlanCatalogue } from '#domain/billing/plans.ts';

/** What this installation offers visitors. */
export interface SiteOffers {
  /** Whether Google sign-in is configured. */
  google: boolean;
  /** Whether the generator can be used without an account. */
  guestTrial: boolean;
  /** Whether adult content is available to those whose plan and age allow it. */
  adultContent: boolean;
  /** Tokens of the gift for a verified e-mail address; 0 for none. */
  welcomeTokens: number;
  /** The newest terms of every plan. */
  plans: PlanCatalogue;
}

/** Used when the offers are unknown (an error page). */
const nothing: SiteOffers = {
  google: false,
  guestTrial: false,
  adultContent: false,
  welcomeTokens: 0,
  plans: defaultTerms,
};

/** The offers that the document was rendered with (the loader of web/root.tsx). */
export function useSiteOffers(): SiteOffers {
  return useRouteLoaderData<SiteOffers>('root') ?? nothing;
}

/** The newest terms of every plan, as the document was rendered with. Private pages read newer ones with `useNewestTerms`. */
export const useCatalogue = (): PlanCatalogue => useSiteOffers().plans;
