import { useSyncExternalStore } from 'react';

/** Key of the choice in the local storage; clearing the caches does not delete it (docs/product/pages.md). */
const key = 'yazihane.cookie-choice';

/** Which kinds of cookies and stored data the visitor allows (docs/product/pages.md). */
export interface CookieChoice {
  necessary: true;
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
}

const listeners = new Set<() => void>();
/** The stored text that `choice` was parsed from; undefined before the first read. */
let storedText: string | null | undefined;
let choice: CookieChoice | null = null;

/** A choice that allows every optional kind, or none. */
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

/** The stored choice; null if there is none, and then only the necessary kind is allowed. */
export function cookieChoice(): CookieChoice | null {
  try {
    const text = localStorage.getItem(key);
    if (text !== storedText) {
      storedText = text;
      choice = parse(text);
    }
  } catch {
    // Without the storage the choice is in memory until the page closes.
  }
  return choice;
}

/** Stores a choice in this browser and calls the listeners. */
export function chooseCookies(next: CookieChoice): void {
  choice = next;
  try {
    storedText = JSON.stringify(next);
    localStorage.setItem(key, storedText);
  } catch {
    // Without the storage the choice is in memory until the page closes.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, here or in another tab. Returns a function that removes the listener. */
export function onCookieChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The choice; undefined on the server and during hydration. */
export function useCookieChoice(): CookieChoice | null | undefined {
  return useSyncExternalStore<CookieChoice | null | undefined>(onCookieChoice, cookieChoice, () => undefined);
}
