import { useEffect, useState } from 'react';

/** The length of the countdown and the interval of its checks, ms (docs/product/membership.md). */
const waitMs = 180_000;
const checkMs = 5_000;

/**
 * The remaining seconds of the countdown after the payment page was opened; null before. A check every 5 seconds calls
 * `onOver` when it has ended.
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
  // A clock that was set back must not lengthen the countdown.
  return Math.min(waitMs, Math.max(0, openedAt + waitMs - now)) / 1_000;
}
