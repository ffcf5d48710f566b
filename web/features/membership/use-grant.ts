import { useEffect, useState } from 'react';
import type { GrantAnswer } from '#contract/membership.ts';
import { messages } from '#domain/messages/index.ts';
import { rereadSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { serverFaultText } from './fault-text.ts';
import { forgetPayment, readSavedPayment } from './saved-payment.ts';

export type GrantState =
  | { step: 'idle' | 'working' }
  /** The notification is missing, or an administrator must approve. */
  | { step: 'pending'; waitsFor: 'payment' | 'approval' }
  | { step: 'ok'; newExpiry: string | null }
  | { step: 'err'; text: string; mayRetry: boolean };

/** The interval of requests for a pending grant, ms. A notification takes seconds, an approval longer. */
const retryAfterMs = { payment: 5_000, approval: 60_000 } as const;

function stateOf({ ok, err, new_expiry, pending, final }: GrantAnswer): GrantState {
  if (ok) return { step: 'ok', newExpiry: new_expiry };
  if (pending) return { step: 'pending', waitsFor: pending };
  return { step: 'err', text: err ?? messages.membership.grantFailed, mayRetry: !final };
}

/** The pause after a rate limit, ms; null for another error. */
function rateLimitPause(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') return null;
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  return (retryAfterSeconds ?? 60) * 1_000;
}

/** Requests the membership of the saved payment, and repeats that while the payment is pending. */
export function useGrant(): { state: GrantState; retry: () => void } {
  const [state, setState] = useState<GrantState>({ step: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the effect again
  useEffect(() => {
    const saved = readSavedPayment();
    if (!saved) {
      setState({ step: 'err', text: messages.membership.noSavedUsername, mayRetry: false });
      return;
    }
    const { username, reference } = saved;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (ms: number) => {
      timer = setTimeout(() => void ask(), ms);
    };
    async function ask() {
      try {
        const answer = await api.membership.grant(
          { username, ...(reference !== null && { reference }) },
          { signal: leaving.signal },
        );
        const next = stateOf(answer);
        setState(next);
        if (next.step === 'pending') schedule(retryAfterMs[next.waitsFor]);
        if (answer.final) forgetPayment();
        if (next.step === 'ok') void rereadSession();
      } catch (error) {
        if (leaving.signal.aborted) return;
        const pause = rateLimitPause(error);
        if (pause !== null) {
          setState({ step: 'pending', waitsFor: 'payment' });
          schedule(pause);
        } else setState({ step: 'err', text: serverFaultText(error, errorText(error)), mayRetry: true });
      }
    }
    setState({ step: 'working' });
    // Delayed, because React mounts effects twice in development and one call is enough.
    schedule(0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
