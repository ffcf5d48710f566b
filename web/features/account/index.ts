import { lazy } from 'react';

/** The dialog that private pages open when the session has ended; its code is loaded then. */
export const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'));
