import type { Deps } from '#server/context.ts';

/** Returns which optional features this installation offers, from memory; public pages are rendered by it. */
export function siteOffers({
  env,
  settings,
  identity,
  catalogue,
}: Pick<Deps, 'env' | 'settings' | 'identity' | 'catalogue'>) {
  return {
    google: env.google !== null,
    guestTrial: settings.guestTrial,
    welcomeTokens: settings.welcomeTokens,
    adultContent: identity.adultContent,
    plans: catalogue,
  };
}
