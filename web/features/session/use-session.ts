import { useEffect, useSyncExternalStore } from 'react';
import { guestLimits, type PlanId } from '#domain/billing/plans.ts';
import { signedOutEvent } from '#web/lib/signed-out-event.ts';
import { guestTokens, onGuestTokens } from './guest-trial.ts';
import { refreshSession, type SessionState, sessionStore } from './session-store.ts';

/** The session of the last answer. On the server it is always `starting`. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}

export interface TokenBalance {
  tokens: number;
  /** The size of a guest's trial, tokens; null for an account. */
  total: number | null;
  plan: PlanId | null;
}

/**
 * The balance in the header: the account's tokens, or the remaining guest trial of this browser
 * (docs/product/accounts.md).
 */
export function useTokenBalance(): TokenBalance {
  const { viewer } = useSession();
  const guest = useSyncExternalStore(onGuestTokens, guestTokens, () => guestLimits.trialTokens);
  return viewer
    ? { tokens: viewer.tokens, total: null, plan: viewer.plan }
    : { tokens: guest, total: guestLimits.trialTokens, plan: null };
}

/** Reads the session at the start, and again when the tab becomes visible after at least a minute. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    let readAt = Date.now();
    void refreshSession();
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < 60_000) return;
      readAt = Date.now();
      void refreshSession();
    };
    // A viewer from the storage is checked as soon as there is a connection.
    const onOnline = () => void refreshSession();
    // A refused call does not prove a sign-out, because another tab may have signed in meanwhile.
    const onRefused = () => void (sessionStore.get().viewer && refreshSession());
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('online', onOnline);
    addEventListener(signedOutEvent, onRefused);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', onOnline);
      removeEventListener(signedOutEvent, onRefused);
    };
  }, []);
}
