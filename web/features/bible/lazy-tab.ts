import { lazy } from 'react';

/** The tab's code is fetched when it is first opened; needs a Suspense around it. */
export const BibleTab = lazy(async () => ({ default: (await import('./bible-tab.tsx')).BibleTab }));
