import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { messages } from '#domain/messages.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { WaitingPage, WaitingText } from '#web/ui/waiting-page.tsx';
import { safeNext } from './safe-next.ts';
import { refreshSession } from './session-store.ts';
import { useSession } from './use-session.ts';

/** Both redirects of the route guard wait this long, ms (docs/product/accounts.md). */
export const redirectDelayMs = 100;
const checking = messages.session.checkingAccess;

interface GuardProps {
  children: ReactNode;
}

/**
 * Shows a room to a signed-in person and sends everyone else to /giris (docs/product/accounts.md). With
 * `keepWhenSessionEnds` a room that is open stays open when the session ends, so that no text is lost
 * (docs/product/stories.md). Once somebody else has signed in, in another tab, it closes: what stands in it is not
 * theirs.
 */
export function RequireUser({
  children,
  keepWhenSessionEnds = false,
}: GuardProps & { keepWhenSessionEnds?: boolean }) {
  const { status, viewer, error } = useSession();
  const { pathname, search } = useLocation();
  const [owner, handOver] = useRoomOwner(viewer?.id ?? null);
  const isOthers = viewer !== null && viewer.id !== owner;
  useRoomChange(isOthers ? viewer.id : null, handOver);
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

/** Whose a room is: the first person that was signed in while it stood open, until it is handed over. */
function useRoomOwner(viewerId: string | null): [string | null, (personId: string) => void] {
  const [owner, setOwner] = useState(viewerId);
  if (owner === null && viewerId !== null) setOwner(viewerId);
  return [owner ?? viewerId, setOwner];
}

/** Sends another person to their own panel: the address and what was handed over with it are not theirs. */
function useRoomChange(other: string | null, handOver: (personId: string) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (other === null) return;
    void Promise.resolve(navigate('/panel', { replace: true })).then(() => handOver(other));
  }, [other, navigate, handOver]);
}

/**
 * Shows a sign-in or sign-up page to a visitor and sends a signed-in person on: to `?next=`, else to /panel. The page
 * stands there from the first byte; only a browser that was signed in last time waits for the answer.
 */
export function RequireVisitor({ children }: GuardProps) {
  const { status, viewer } = useSession();
  const [search] = useSearchParams();
  useDelayedRedirect(viewer ? safeNext(search.get('next')) : null);
  if (viewer) return <WaitingPage text={checking} />;
  // Nobody can say who it is: then the page is better than waiting for good.
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
