import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages.ts';
import { signOut } from '#web/features/session/index.ts';

/** Goes home and signs out; `error` is the text to show where that failed (docs/product/pages.md). */
export function useSignOut() {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function leave() {
    setPending(true);
    setError(null);
    try {
      // Out of the room first: its guard would send a visitor to /giris.
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
