import { useEffect, useRef, useState } from 'react';
import { type CacheType, clearFailedText } from '#domain/cache-types.ts';
import { clearCache } from './clear-cache.ts';

/** How long the tick and the error stand, ms (docs/product/pages.md). */
const shownMs = { done: 2_000, failed: 3_000 } as const;

export interface Clearing {
  phase: 'clearing' | 'done' | 'failed';
  /** What to say; empty while clearing. */
  text: string;
}

/**
 * What each type's clearing has come to, and the way to begin one; a second click while it runs does nothing.
 * @param first what has to be done before this browser asks anew.
 */
export function useCacheClearing(first?: (type: CacheType) => Promise<unknown>) {
  const [states, setStates] = useState<Partial<Record<CacheType, Clearing>>>({});
  const timers = useRef(new Map<CacheType, number>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const set = (type: CacheType, state: Clearing | undefined) =>
    setStates((all) => ({ ...all, [type]: state }));

  function settle(type: CacheType, phase: 'done' | 'failed', text: string) {
    set(type, { phase, text });
    timers.current.set(
      type,
      window.setTimeout(() => set(type, undefined), shownMs[phase]),
    );
  }

  async function begin(type: CacheType) {
    if (states[type]?.phase === 'clearing') return;
    clearTimeout(timers.current.get(type));
    set(type, { phase: 'clearing', text: '' });
    const cleared = (first?.(type) ?? Promise.resolve()).then(() => clearCache(type));
    await cleared.then(
      () => settle(type, 'done', 'Temizlendi'),
      () => settle(type, 'failed', clearFailedText(type)),
    );
  }
  return { states, clear: (type: CacheType) => void begin(type) };
}
