import { useEffect, useState } from 'react';

/** How long the payment page is waited for, ms, and how often that is looked at (docs/product/membership.md). */
const waitMs = 180_000;
const checkMs = 5_000;

/**
 * The countdown since the payment page was opened: seconds left, 0 at its end; null before. A check every 5 seconds
 * calls `onOver` once it has run out.
 */
export function usePaymentWait(openedAt: number | null, onOver: () => void): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (openedAt === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, [openedAt]);
  useEffect(() => {
    if (openedAt === null) return;
    const check = setInterval(() => {
      if (Date.now() - openedAt >= waitMs) onOver();
    }, checkMs);
    return () => clearInterval(check);
  }, [openedAt, onOver]);
  if (openedAt === null) return null;
  // A clock that was set back must not lengthen the wait.
  return Math.min(waitMs, Math.max(0, openedAt + waitMs - now)) / 1_000;
}
