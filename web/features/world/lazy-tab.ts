import { lazy } from 'react';

/** The tab's code is fetched when it is first opened; needs a Suspense around it. */
export const WorldTab = lazy(async () => ({ default: (await import('./world-tab.tsx')).WorldTab }));
