import { lazy } from 'react';

/** The share dialog, loaded when it is opened; the caller puts it into a `Suspense`. */
export const ShareDialog = lazy(() => import('./share-dialog.tsx'));
