import { useEffect, useState } from 'react';
import { api } from '#web/lib/api.ts';
import type { SavedPayment } from './saved-payment.ts';

/** The length of the countdown and the interval of the questions, ms (docs/product/membership.md). */
const waitMs = 180_000;
const askMs = 5_000;

/**
 * The remaining seconds of the countdown after the payment page was opened; null before. Asks the server every 5 seconds,
 * before and after its end, and calls `onArrived` when the payment is no longer waited for. A failed question is repeated.
 */
export function usePaymentWait(
  { username, reference, openedAt }: SavedPayment,
  onArrived: () => void,
): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (openedAt === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, [openedAt]);
  useEffect(() => {
    if (openedAt === null || reference === null) return;
    const leaving = new AbortController();
    const ask = () =>
      api.membership
        .paymentStatus({ username, reference }, { signal: leaving.signal })
        .then(({ pending }) => {
          if (!pending) onArrived();
        })
        .catch(() => undefined);
    const questions = setInterval(() => void ask(), askMs);
    return () => {
      clearInterval(questions);
      leaving.abort();
    };
  }, [username, reference, openedAt, onArrived]);
  if (openedAt === null) return null;
  // A clock that was set back must not lengthen the countdown.
  return Math.min(waitMs, Math.max(0, openedAt + waitMs - now)) / 1_000;
}
