import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let error: string | null = null;

/** Sets or clears the text of a failed sign-out, which the page after the sign-out shows as well. */
export function setSignOutError(text: string | null): void {
  error = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSignOutError = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => error,
    () => null,
  );
