import { guestLimits } from '#domain/plans.ts';
import { guestCost } from '#domain/tokens.ts';

/** Where a guest's remaining trial tokens are kept in this browser (docs/product/tokens.md). */
export const guestTrialKey = 'yazihane.guest-tokens';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const listeners = new Set<() => void>();

/** Storage throws where the browser forbids it; the trial then lives as long as the page. */
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

/** A guest's remaining trial tokens as this browser remembers them; the whole trial when nothing is kept. */
export function guestTokens(store: Store = browserStore()): number {
  const kept = Number.parseInt(store.getItem(guestTrialKey) ?? '', 10);
  return Number.isNaN(kept) ? guestLimits.trialTokens : Math.min(Math.max(kept, 0), guestLimits.trialTokens);
}

/** Takes over the remaining tokens that the server counted: its receipt is the truth. */
export function setGuestTokens(remaining: number, store: Store = browserStore()): void {
  try {
    store.setItem(guestTrialKey, String(remaining));
  } catch {
    fallback.setItem(guestTrialKey, String(remaining));
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the remaining tokens change, in this tab or another; returns the way to stop. */
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

/** What a guest's idea meets before it is sent: nothing, an idea too long for the whole trial, or an empty trial. */
export function guestObstacle(idea: string, remaining: number): 'too-long' | 'used-up' | null {
  const cost = guestCost(idea.trim());
  if (cost > guestLimits.trialTokens) return 'too-long';
  return cost > remaining ? 'used-up' : null;
}
