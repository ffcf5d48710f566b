import { useRouteLoaderData } from 'react-router';

/** What this installation offers visitors now: pages promise nothing else. */
export interface SiteOffers {
  /** Whether one can sign in with Google. */
  google: boolean;
  /** Whether the generator can be tried without an account. */
  guestTrial: boolean;
  /** Whether adult content is open to whom plan and age allow it. */
  adultContent: boolean;
}

/** Where nobody has said what is offered (an error page), nothing is promised. */
const nothing: SiteOffers = { google: false, guestTrial: false, adultContent: false };

/** What the document was rendered for (the loader of web/root.tsx). */
export function useSiteOffers(): SiteOffers {
  return useRouteLoaderData<SiteOffers>('root') ?? nothing;
}
