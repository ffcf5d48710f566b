import { useEffect, useState } from 'react';

/**
 * Whether this tab puts a generation's words into the story: of several tabs that follow it one does, and another goes on
 * when that one is closed. Where the browser has no locks, each tab does.
 */
export function useGenerationLock(id: string | null): boolean {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    if (!navigator.locks) return setHeld(id);
    const ended = Promise.withResolvers<void>();
    const aborter = new AbortController();
    navigator.locks
      .request(`yazihane.generation.${id}`, { signal: aborter.signal }, () => {
        setHeld(id);
        return ended.promise;
      })
      // The screen was left before the lock was free.
      .catch(() => undefined);
    return () => {
      aborter.abort();
      ended.resolve();
    };
  }, [id]);
  return id !== null && held === id;
}
