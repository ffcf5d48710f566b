import { useSyncExternalStore } from 'react';

/** Where the choice is kept; clearing the caches leaves it alone (docs/product/pages.md). */
const key = 'yazihane.cookie-choice';

/** What a person allows beyond what the site can't do without (docs/product/pages.md). */
export interface CookieChoice {
  necessary: true;
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
}

const listeners = new Set<() => void>();
let kept: string | null | undefined;
let choice: CookieChoice | null = null;

/** Every optional kind allowed, or none. */
export const allOrNone = (allowed: boolean): CookieChoice => ({
  necessary: true,
  analytics: allowed,
  functional: allowed,
  marketing: allowed,
});

function parse(text: string | null): CookieChoice | null {
  try {
    const { analytics, functional, marketing } = JSON.parse(text ?? '');
    return { necessary: true, analytics: !!analytics, functional: !!functional, marketing: !!marketing };
  } catch {
    return null;
  }
}

/** The saved choice; null where none is saved: then only what is necessary is allowed. */
export function cookieChoice(): CookieChoice | null {
  try {
    const text = localStorage.getItem(key);
    if (text !== kept) {
      kept = text;
      choice = parse(text);
    }
  } catch {
    // Without storage a choice lasts as long as the page.
  }
  return choice;
}

/** Keeps a choice in this browser; it holds at once. */
export function chooseCookies(next: CookieChoice): void {
  choice = next;
  try {
    kept = JSON.stringify(next);
    localStorage.setItem(key, kept);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, here or in another tab; returns the way to stop. */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The choice; undefined while the page does not run in the browser yet. */
export function useCookieChoice(): CookieChoice | null | undefined {
  return useSyncExternalStore<CookieChoice | null | undefined>(onCookieChoice, cookieChoice, () => undefined);
}
