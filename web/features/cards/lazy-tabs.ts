import { lazy } from 'react';

/** The tab's code is fetched when it is first opened; needs a Suspense around it. */
export const CharactersTab = lazy(async () => ({
  default: (await import('./characters-tab.tsx')).CharactersTab,
}));

/** The tab's code is fetched when it is first opened; needs a Suspense around it. */
export const PlotTab = lazy(async () => ({ default: (await import('./plot-tab.tsx')).PlotTab }));
