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

/** The balance that the receipt names is shown at once, in the header and everywhere else. */
function takeReceipt(receipt: NonNullable<Generation['receipt']>, byGuest: boolean): void {
  if (byGuest) setGuestTokens(receipt.remaining);
  else if (sessionStore.get().viewer?.tokens === receipt.remaining + receipt.cost)
    setTokens(receipt.remaining);
  // The session has ended meanwhile, or another tab spent too: the server knows whose balance is what.
  else void rereadSession();
}

/**
 * A surface's generation, alive while its screen is shown; leaving the screen leaves the generation running on the
 * server. After a reload it goes on by itself, or, with `resumes: 'when-asked'`, when the screen knows where to put it.
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
    /** How a text is asked for, where that is not by a story's idea. */
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
    // Whose text it is must be known before it is shown.
    if (resumes === 'at-once') void sessionKnown().then(() => !left && run.resume());
    return () => {
      left = true;
      run.leave();
    };
  }, [run, resumes]);
  // The balance was spent elsewhere: what the screen says before the next click depends on it.
  const isShort = state.phase === 'failed' && state.fault.code === 'TOO_FEW_TOKENS';
  useEffect(() => {
    if (isShort) void rereadSession();
  }, [isShort]);
  return [state, run];
}
