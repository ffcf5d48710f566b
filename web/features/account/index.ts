import { lazy } from 'react';

/** The face of signing in for rooms that need it again; fetched when a session has ended, not before. */
export const SignInAgainDialog = lazy(() => import('./sign-in-again-dialog.tsx'));
