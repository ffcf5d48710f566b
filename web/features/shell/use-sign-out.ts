import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { signOut } from '#web/features/session/index.ts';
import { setSignOutError, useSignOutError } from './sign-out-error.ts';

const forget = () => setSignOutError(null);

/**
 * Opens the home page and signs out; `error` is the text of a failed sign-out (docs/product/pages.md), which the home
 * page's header shows, because the page of the button is left by then.
 */
export function useSignOut() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const error = useSignOutError();
  async function leave() {
    setPending(true);
    forget();
    try {
      // Leaves the private page first, because its guard would redirect a visitor to /giris.
      await navigate('/');
      await signOut();
    } catch {
      setSignOutError(messages.session.signOutFailed);
    } finally {
      setPending(false);
    }
  }
  return { leave: () => void leave(), pending, error, forget };
}
