import type { Deps } from '#server/context.ts';

/** What this installation offers visitors now, read from memory: pages that promise it are rendered for it. */
export function siteOffers({ env, settings }: Pick<Deps, 'env' | 'settings'>) {
  return {
    google: env.google !== null,
    guestTrial: settings.guestTrial,
    adultContent: env.adultContent,
  };
}
