import { lazy } from 'react';

/** The dialog that private pages open when the session has ended; its code is loaded then. */
export const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'));
export { AccountPage } from './account-page.tsx';
export { useLinkSecret } from './use-link-secret.ts';
