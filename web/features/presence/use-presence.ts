import { useEffect } from 'react';
import { presenceStartsAfterMs } from '#domain/presence.ts';
import { useSession } from '#web/features/session/index.ts';
import { keepPresence } from './keep-presence.ts';

/**
 * Tells the server that this tab is open, soon after it is known whose: anew for each person in it
 * (docs/product/pages.md).
 */
export function usePresence(): void {
  const { status, viewer } = useSession();
  const known = status === 'ready';
  const who = viewer?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person in this tab is another session
  useEffect(() => {
    if (!known) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = keepPresence();
    }, presenceStartsAfterMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [known, who]);
}
