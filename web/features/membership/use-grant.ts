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
  /** Not yet: the notification is outstanding, or an administrator is to approve. */
  | { step: 'pending'; waitsFor: 'payment' | 'approval' }
  | { step: 'ok'; newExpiry: string | null }
  | { step: 'err'; text: string; mayRetry: boolean };

/** When a pending grant is asked for again, ms: a notification comes within seconds, an administrator doesn't. */
const againMs = { payment: 5_000, approval: 60_000 } as const;

function stateOf({ ok, err, new_expiry, pending, final }: GrantAnswer): GrantState {
  if (ok) return { step: 'ok', newExpiry: new_expiry };
  if (pending) return { step: 'pending', waitsFor: pending };
  return { step: 'err', text: err ?? messages.membership.grantFailed, mayRetry: !final };
}

/** A pause that the server asks for, ms; null where it asks for none. */
function askedPause(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') return null;
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  return (retryAfterSeconds ?? 60) * 1_000;
}

/** Asks for the membership that the saved username paid for, and asks on while the payment is outstanding. */
export function useGrant(): { state: GrantState; retry: () => void } {
  const [state, setState] = useState<GrantState>({ step: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins from the start
  useEffect(() => {
    const saved = readSavedPayment();
    if (!saved) {
      setState({ step: 'err', text: messages.membership.noSavedUsername, mayRetry: false });
      return;
    }
    const { username, reference } = saved;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number) => {
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
        if (next.step === 'pending') later(againMs[next.waitsFor]);
        if (answer.final) forgetPayment();
        if (next.step === 'ok') void rereadSession();
      } catch (error) {
        if (leaving.signal.aborted) return;
        const pause = askedPause(error);
        if (pause !== null) {
          setState({ step: 'pending', waitsFor: 'payment' });
          later(pause);
        } else setState({ step: 'err', text: serverFaultText(error, errorText(error)), mayRetry: true });
      }
    }
    setState({ step: 'working' });
    // Not in this very moment: React mounts effects twice in development, and one call is enough.
    later(0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
