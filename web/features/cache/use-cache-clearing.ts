import { useEffect, useRef, useState } from 'react';
import { type CacheType, clearFailedText } from '#domain/site/cache-types.ts';
import { clearCache } from './clear-cache.ts';

/** How long the confirmation and the error are shown, ms (docs/product/pages.md). */
const shownMs = { done: 2_000, failed: 3_000 } as const;

export interface Clearing {
  phase: 'clearing' | 'done' | 'failed';
  /** The shown text; empty while clearing. */
  text: string;
}

/**
 * The state of each cache type's clearing, and the function that starts one; a second start while it runs is ignored.
 * @param first runs before this browser's cache is cleared, such as clearing the server's
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

  async function start(type: CacheType) {
    if (states[type]?.phase === 'clearing') return;
    clearTimeout(timers.current.get(type));
    set(type, { phase: 'clearing', text: '' });
    const cleared = (first?.(type) ?? Promise.resolve()).then(() => clearCache(type));
    await cleared.then(
      () => settle(type, 'done', 'Temizlendi'),
      () => settle(type, 'failed', clearFailedText(type)),
    );
  }
  return { states, clear: (type: CacheType) => void start(type) };
}
