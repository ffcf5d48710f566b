import { useEffect, useSyncExternalStore } from 'react';
import { guestLimits, type PlanId } from '#domain/billing/plans.ts';
import { signedOutEvent } from '#web/lib/signed-out-event.ts';
import { guestTokens, onGuestTokens } from './guest-trial.ts';
import { refreshSession, type SessionState, sessionStore } from './session-store.ts';

/** The session as the server last told it. Rendered on the server it is always `starting`. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}

export interface TokenBalance {
  tokens: number;
  /** The whole of a guest's trial; null for an account. */
  total: number | null;
  plan: PlanId | null;
}

/**
 * What the header shows: the account's tokens, or the guest trial of this browser out of 250
 * (docs/product/accounts.md).
 */
export function useTokenBalance(): TokenBalance {
  const { viewer } = useSession();
  const guest = useSyncExternalStore(onGuestTokens, guestTokens, () => guestLimits.trialTokens);
  return viewer
    ? { tokens: viewer.tokens, total: null, plan: viewer.plan }
    : { tokens: guest, total: guestLimits.trialTokens, plan: null };
}

/** Keeps the session fresh: read at the start, and again when the tab is looked at after a minute or more. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    let readAt = Date.now();
    void refreshSession();
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < 60_000) return;
      readAt = Date.now();
      void refreshSession();
    };
    // Who was remembered without a connection is asked for as soon as there is one.
    const onOnline = () => void refreshSession();
    // A call alone proves nothing: it may have been under way while another tab signed in anew. The server is asked.
    const onMissed = () => void (sessionStore.get().viewer && refreshSession());
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('online', onOnline);
    addEventListener(signedOutEvent, onMissed);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', onOnline);
      removeEventListener(signedOutEvent, onMissed);
    };
  }, []);
}
