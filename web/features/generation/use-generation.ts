import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import {
  rereadSession,
  sessionKnown,
  sessionStore,
  setGuestTokens,
  setTokens,
} from '#web/features/session/index.ts';
import { publicApi as api } from '#web/lib/public-api.ts';
import { generationMarkers } from './generation-marker.ts';
import { createGenerationRun, type GenerationApi, type GenerationRun } from './generation-run.ts';
import { type GenerationState, idle } from './generation-state.ts';
import { trackGuestCalls } from './track-guest-calls.ts';

const calls: GenerationApi = {
  stream: (request, signal) => api.generations.stream(request, { signal }),
  follow: (id, signal) => api.generations.follow({ id }, { signal }),
  latest: async (surface, only) => (await api.generations.latest({ surface, only })).generation,
  stop: (id) => api.generations.stop({ id }),
  dismiss: (id) => api.generations.dismiss({ id }),
};

function personHere(): string | null {
  const { status, viewer } = sessionStore.get();
  return status === 'ready' ? (viewer?.id ?? 'guest') : null;
}

/** Shows the receipt's balance at once on all parts of the page. */
function takeReceipt(receipt: NonNullable<Generation['receipt']>, byGuest: boolean): void {
  if (byGuest) setGuestTokens(receipt.remaining);
  else if (sessionStore.get().viewer?.tokens === receipt.remaining + receipt.cost)
    setTokens(receipt.remaining);
  // The session has changed, or another tab has spent tokens: the balance is read from the server.
  else void rereadSession();
}

/**
 * A surface's generation while its screen is shown; leaving the screen does not stop the generation on the server. After
 * a reload it resumes by itself, or, with `resumes: 'when-asked'`, when the screen knows the target.
 */
export function useGeneration(
  surface: RecordedSurface,
  {
    isGuest,
    resumes = 'at-once',
    stream,
  }: {
    isGuest: () => boolean;
    resumes?: 'at-once' | 'when-asked';
    /** Requests a text that is not generated from a story's idea. */
    stream?: GenerationApi['stream'];
  },
): [GenerationState, GenerationRun] {
  const [run] = useState(() => {
    const { api: asking, byGuest } = trackGuestCalls(stream ? { ...calls, stream } : calls, isGuest);
    return createGenerationRun({
      api: asking,
      surface,
      markers: generationMarkers(surface, personHere),
      onReceipt: (receipt) => takeReceipt(receipt, byGuest()),
    });
  });
  const state = useSyncExternalStore(run.subscribe, run.getState, () => idle);
  useEffect(() => {
    let left = false;
    // The session must be known before a text is shown, because it may be another person's.
    if (resumes === 'at-once') void sessionKnown().then(() => !left && run.resume());
    return () => {
      left = true;
      run.leave();
    };
  }, [run, resumes]);
  // The balance was spent elsewhere, and the screen's forecast depends on it.
  const isShort = state.phase === 'failed' && state.fault.code === 'TOO_FEW_TOKENS';
  useEffect(() => {
    if (isShort) void rereadSession();
  }, [isShort]);
  return [state, run];
}
