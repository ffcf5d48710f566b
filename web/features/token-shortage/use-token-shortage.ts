import { useEffect } from 'react';
import { nextIstanbulMidnight } from '#domain/time.ts';
import { refreshSession, useSession } from '#web/features/session/index.ts';
import { type Shortage, shortageOf } from './shortage-text.ts';

/** The server's day may begin a moment later than this browser's, ms. */
const afterMidnightMs = 2_000;

/** Too few tokens for a start, as long as that is so: the balance is asked anew when a tab is looked at, and at midnight. */
export function useTokenShortage(): Shortage | null {
  const { viewer } = useSession();
  const shortage = shortageOf(viewer);
  const isShort = shortage !== null;
  useEffect(() => {
    if (!isShort) return;
    // Several parts of a screen may ask at once: they share one request.
    const ask = () => void refreshSession();
    const onVisible = () => document.visibilityState === 'visible' && ask();
    const now = new Date();
    const untilMidnight = nextIstanbulMidnight(now).getTime() - now.getTime();
    const timer = setTimeout(ask, untilMidnight + afterMidnightMs);
    document.addEventListener('visibilitychange', onVisible);
    ask();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isShort]);
  return shortage;
}
