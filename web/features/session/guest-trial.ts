import { guestLimits } from '#domain/billing/plans.ts';
import { guestCost } from '#domain/billing/tokens.ts';

/** The storage key of a guest's remaining trial tokens (docs/product/tokens.md). */
export const guestTrialKey = 'yazihane.guest-tokens';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const listeners = new Set<() => void>();

/** Used when the browser blocks its storage, which then throws; the values last as long as the page. */
const memory = new Map<string, string>();
const fallback: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
};

function browserStore(): Store {
  try {
    return globalThis.localStorage ?? fallback;
  } catch {
    return fallback;
  }
}

/** A guest's remaining trial tokens in this browser's storage; the whole trial if nothing is stored. */
export function guestTokens(store: Store = browserStore()): number {
  const kept = Number.parseInt(store.getItem(guestTrialKey) ?? '', 10);
  return Number.isNaN(kept) ? guestLimits.trialTokens : Math.min(Math.max(kept, 0), guestLimits.trialTokens);
}

/** Stores the remaining tokens that the server counted. */
export function setGuestTokens(remaining: number, store: Store = browserStore()): void {
  try {
    store.setItem(guestTrialKey, String(remaining));
  } catch {
    fallback.setItem(guestTrialKey, String(remaining));
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the remaining tokens change in this tab or another; returns a function that stops this. */
export function onGuestTokens(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === guestTrialKey || event.key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

/** Why a guest's idea can't be sent: it is too long for the whole trial, or the trial is used up; null if it can. */
export function guestObstacle(idea: string, remaining: number): 'too-long' | 'used-up' | null {
  const cost = guestCost(idea.trim());
  if (cost > guestLimits.trialTokens) return 'too-long';
  return cost > remaining ? 'used-up' : null;
}
