import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { redirectDelayMs, useSession } from '#web/features/session/index.ts';
import { WaitingPage } from '#web/ui/waiting-page.tsx';

/**
 * Shows its content to administrators and redirects others to /panel (docs/product/administration.md); the server
 * checks by itself.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const navigate = useNavigate();
  const admitted = viewer?.isAdmin === true;
  useEffect(() => {
    if (admitted) return;
    const timer = setTimeout(() => void navigate('/panel', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [admitted, navigate]);
  return admitted ? children : <WaitingPage text={messages.session.checkingAccess} />;
}
