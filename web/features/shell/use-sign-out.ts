import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { signOut } from '#web/features/session/index.ts';

/** Opens the home page and signs out; `error` is the text of a failed sign-out (docs/product/pages.md). */
export function useSignOut() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function leave() {
    setPending(true);
    setError(null);
    try {
      // Leaves the private page first, because its guard would redirect a visitor to /giris.
      await navigate('/');
      await signOut();
    } catch {
      setError(messages.session.signOutFailed);
    } finally {
      setPending(false);
    }
  }
  return { leave: () => void leave(), pending, error, forget: () => setError(null) };
}
