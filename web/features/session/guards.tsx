import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { WaitingPage, WaitingText } from '#web/ui/waiting-page.tsx';
import { safeNext } from './safe-next.ts';
import { refreshSession } from './session-store.ts';
import { useSession } from './use-session.ts';

/** The delay of both redirects of the route guard, ms (docs/product/accounts.md). */
export const redirectDelayMs = 100;
const checking = messages.session.checkingAccess;

interface GuardProps {
  children: ReactNode;
}

/**
 * Shows a private page to a signed-in person and redirects everyone else to /giris (docs/product/accounts.md). With
 * `keepWhenSessionEnds` an open page stays open when the session ends, so that no text is lost
 * (docs/product/stories.md). It closes when another person signs in.
 */
export function RequireUser({
  children,
  keepWhenSessionEnds = false,
}: GuardProps & { keepWhenSessionEnds?: boolean }) {
  const { status, viewer, error } = useSession();
  const { pathname, search } = useLocation();
  const [owner, setOwner] = usePageOwner(viewer?.id ?? null);
  const isOthers = viewer !== null && viewer.id !== owner;
  useOwnerChange(isOthers ? viewer.id : null, setOwner);
  const open = !isOthers && (viewer !== null || (keepWhenSessionEnds && owner !== null));
  const here = `${pathname}${search}`;
  const target = here === '/panel' ? '/giris' : `/giris?next=${encodeURIComponent(here)}`;
  useDelayedRedirect(status === 'ready' && !viewer && !open ? target : null);
  if (open) return children;
  if (status === 'failed') {
    return (
      <main className="mx-auto grid max-w-prose gap-6 px-5 py-16">
        <h1 className="text-3xl">Bu sayfa şimdilik açılamadı</h1>
        <ErrorState
          title="Oturum okunamadı"
          message={error?.message ?? messages.request.unknown}
          onRetry={() => void refreshSession()}
        />
      </main>
    );
  }
  return <WaitingPage text={status === 'starting' ? 'Uygulama başlatılıyor...' : checking} />;
}

/** The owner of a private page: the first person who is signed in while it is open, until it is changed. */
function usePageOwner(viewerId: string | null): [string | null, (personId: string) => void] {
  const [owner, setOwner] = useState(viewerId);
  if (owner === null && viewerId !== null) setOwner(viewerId);
  return [owner ?? viewerId, setOwner];
}

/** Redirects another person to their own panel, because the address and its handoff belong to the owner. */
function useOwnerChange(other: string | null, setOwner: (personId: string) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (other === null) return;
    void Promise.resolve(navigate('/panel', { replace: true })).then(() => setOwner(other));
  }, [other, navigate, setOwner]);
}

/**
 * Shows a sign-in or sign-up page to a visitor and redirects a signed-in person to `?next=`, else to /panel. The HTML
 * contains the page; only a browser that was signed in before hides it until the session is known.
 */
export function RequireVisitor({ children }: GuardProps) {
  const { status, viewer } = useSession();
  const [search] = useSearchParams();
  useDelayedRedirect(viewer ? safeNext(search.get('next')) : null);
  if (viewer) return <WaitingPage text={checking} />;
  // When the session can't be read, the page is shown instead of an endless loading text.
  const unknown = status === 'failed';
  return (
    <>
      {!unknown && (
        <div data-for="member">
          <WaitingText>{checking}</WaitingText>
        </div>
      )}
      <div data-for={unknown ? undefined : 'visitor'}>{children}</div>
    </>
  );
}

function useDelayedRedirect(target: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [target, navigate]);
}
