import type { Generation, GenerationEvent } from '#contract/generations.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import type { Rating } from '#domain/generation/genres.ts';
import { faultHere, faultOf, networkFault, runningGenerationId } from './generation-fault.ts';
import type { GenerationMarkers } from './generation-marker.ts';
import {
  advance,
  type GenerationAction,
  type GenerationRequest,
  type GenerationState,
  idle,
  isBusy,
} from './generation-state.ts';

/** The API calls of a run, which the browser's API client implements. */
export interface GenerationApi {
  stream(
    request: GenerationRequest & { idempotencyKey: string },
    signal: AbortSignal,
  ): Promise<AsyncIterable<GenerationEvent>>;
  follow(id: string, signal: AbortSignal): Promise<AsyncIterable<GenerationEvent>>;
  /** Returns the surface's generation with this id or idempotency key. */
  latest(surface: RecordedSurface, only: string): Promise<Generation | null>;
  stop(id: string): Promise<Generation>;
  dismiss(id: string): Promise<unknown>;
}

export interface GenerationRunDeps {
  api: GenerationApi;
  surface: RecordedSurface;
  markers: GenerationMarkers;
  /** Called once when a text was charged, also for an interrupted one. */
  onReceipt?: (receipt: NonNullable<Generation['receipt']>) => void;
  now?: () => number;
  newKey?: () => string;
  /** Waits before a retry, ms. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Delays before each retry of a lost stream, ms. */
const reconnectDelays = [300, 1_000, 2_000, 4_000, 8_000];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * One surface's generation as an observable state machine: starts, stops, reconnects to a dropped stream without a second
 * charge, and resumes after a reload (docs/product/generation.md).
 */
export function createGenerationRun(deps: GenerationRunDeps) {
  const { api, surface, markers, now = Date.now, newKey = () => crypto.randomUUID(), wait = pause } = deps;
  const listeners = new Set<() => void>();
  let state: GenerationState = idle;
  let aborter = new AbortController();
  let last: { request: GenerationRequest; key: string; place: string } | null = null;

  function dispatch(action: GenerationAction): void {
    const before = state;
    state = advance(state, action);
    if (state === before) return;
    const receipt =
      state.phase === 'done'
        ? state.generation.receipt
        : state.phase === 'failed' && state.fault.charge?.receipt;
    if (receipt) deps.onReceipt?.(receipt);
    // A failure that was shown must not be shown again after a reload.
    if (state.phase === 'failed' && state.fault !== networkFault) void putAway(state.generation?.id);
    for (const listener of listeners) listener();
  }

  /** Removes this run's marker, but not one that another tab has written since. */
  function forget(): void {
    const marker = markers.read();
    if (marker && marker.key === last?.key) markers.clear();
  }

  async function putAway(id: string | undefined): Promise<void> {
    forget();
    // Dismissing is optional: after an error the text is offered again.
    if (id) await api.dismiss(id).catch(() => undefined);
  }

  /** The text that a request continues on the landing page; the editor's manuscript contains its own. */
  function leadOf({ existingText = '' }: GenerationRequest): string {
    return surface === 'landing' ? existingText : '';
  }

  function begin(startedAt: number): AbortSignal {
    aborter.abort();
    aborter = new AbortController();
    dispatch({ type: 'start', startedAt });
    return aborter.signal;
  }

  function remember(id: string): void {
    const marker = markers.read();
    if (marker) markers.write({ ...marker, id });
  }

  /** Dispatches a stream's events; false when it ended before the text was settled. */
  async function drink(events: AsyncIterable<GenerationEvent>, signal: AbortSignal): Promise<boolean> {
    for await (const event of events) {
      if (signal.aborted) return true;
      const wasStopping = isBusy(state) && state.stopping;
      dispatch({ type: 'event', event });
      if (event.type === 'started') remember(event.generation.id);
      if (event.type === 'started' && wasStopping) void askToStop();
    }
    return !isBusy(state);
  }

  async function follow(id: string, signal: AbortSignal): Promise<void> {
    for (const delay of [0, ...reconnectDelays]) {
      if (delay > 0) await wait(delay, signal);
      if (signal.aborted) return;
      try {
        if (await drink(await api.follow(id, signal), signal)) return;
      } catch (error) {
        if (signal.aborted) return;
        const fault = faultOf(error);
        if (fault !== networkFault) return dispatch({ type: 'fault', fault });
      }
      dispatch({ type: 'dropped' });
    }
    dispatch({ type: 'fault', fault: networkFault });
  }

  async function send(request: GenerationRequest, key: string, place: string): Promise<void> {
    last = { request, key, place };
    const startedAt = now();
    const { idea, genre, rating = 'safe' } = request;
    /** The marker of another tab's running generation, or of an unclaimed text. */
    const pending = markers.read();
    const lead = leadOf(request);
    const leadId = request.continues ?? null;
    markers.write({ idea, genre, rating, startedAt, place, key, id: null, lead, leadId });
    const signal = begin(startedAt);
    try {
      const events = await api.stream({ ...request, idempotencyKey: key }, signal);
      if (await drink(events, signal)) return;
    } catch (error) {
      if (signal.aborted) return;
      const fault = faultHere(faultOf(error), surface, place);
      const begun = state.phase === 'writing';
      if (fault !== networkFault || !begun) {
        dispatch({ type: 'fault', fault });
        // The start was refused: the earlier generation is still pending, and a reload must find it.
        if (fault !== networkFault && !begun && pending && pending.key !== key) markers.write(pending);
        return;
      }
    }
    if (state.phase !== 'writing') return dispatch({ type: 'fault', fault: networkFault });
    dispatch({ type: 'dropped' });
    await follow(state.generation.id, signal);
  }

  async function askToStop(): Promise<void> {
    if (state.phase !== 'writing') return;
    try {
      const generation = await api.stop(state.generation.id);
      // While the server still settles it, the stream delivers the end.
      if (generation.status !== 'running') dispatch({ type: 'event', event: { type: 'done', generation } });
    } catch (error) {
      dispatch({ type: 'fault', fault: faultOf(error) });
    }
  }

  return {
    getState: (): GenerationState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts a generation for the target `place`; does nothing while one runs. */
    async start(request: GenerationRequest, place = ''): Promise<void> {
      if (!isBusy(state)) await send(request, newKey(), place);
    },
    /** Retries after an error. After a lost connection the key is kept, so that no text is written or paid twice. */
    async retry(): Promise<void> {
      if (state.phase !== 'failed') return;
      const { fault, generation } = state;
      const running = runningGenerationId(fault) ?? (fault === networkFault ? generation?.id : undefined);
      if (running) await follow(running, begin(now()));
      else if (last) await send(last.request, fault === networkFault ? last.key : newKey(), last.place);
    },
    /** Stops: the delivered text is kept and charged. Before the first word it waits for the id. */
    async stop(): Promise<void> {
      if (!isBusy(state) || state.stopping) return;
      dispatch({ type: 'stopping' });
      await askToStop();
    },
    /** The text that the last one continues on the landing page; empty for a new story. */
    lead: (): string => (last ? leadOf(last.request) : ''),
    /** Its id; null for a new story. */
    leadId: (): string | null => last?.request.continues ?? null,
    /** The requested rating of the last text. */
    askedRating: (): Rating => last?.request.rating ?? 'safe',
    /** The target of a text that this browser requested and has not dismissed; null when there is none. */
    pendingPlace: (): string | null => markers.read()?.place ?? null,
    /**
     * After a reload: finds the generation that this browser started for `place` (null: for any target) and follows it to
     * its end; false when there is none.
     */
    async resume(place: string | null = ''): Promise<boolean> {
      const marker = markers.read();
      if (!marker || state.phase !== 'idle' || (place !== null && marker.place !== place)) return false;
      const { idea, genre, rating, key, lead, leadId } = marker;
      // The screens of suggestions and variants repeat a request by their own calls.
      const asked = surface === 'selection' || surface === 'variant' ? 'editor' : surface;
      last = {
        request: {
          idea,
          genre,
          rating,
          surface: asked,
          existingText: lead,
          ...(leadId && { continues: leadId }),
        },
        key,
        place: marker.place,
      };
      const signal = begin(marker.startedAt);
      try {
        const generation = await api.latest(surface, marker.id ?? key);
        if (signal.aborted) return false;
        if (!generation) {
          markers.clear();
          dispatch({ type: 'reset' });
          return false;
        }
        dispatch({ type: 'event', event: { type: 'started', generation } });
        if (generation.status === 'running') await follow(generation.id, signal);
        return true;
      } catch {
        // Resuming is optional: the page stays usable, and the next reload tries again.
        if (!signal.aborted) dispatch({ type: 'reset' });
        return false;
      }
    },
    /** Discards a pending text without showing it; a running one continues and can be found later. */
    async discard(): Promise<void> {
      const marker = markers.read();
      if (!marker) return;
      markers.clear();
      const generation = await api.latest(surface, marker.id ?? marker.key).catch(() => null);
      if (generation && generation.status !== 'running') await putAway(generation.id);
    },
    /** Shows a finished text instead of the current one; does nothing while one runs. */
    show(generation: Generation): void {
      if (isBusy(state)) return;
      last = null;
      dispatch({ type: 'start', startedAt: now() });
      dispatch({ type: 'event', event: { type: 'done', generation } });
    },
    /** Dismisses the finished text or the error. */
    dismiss(): void {
      if (isBusy(state)) return;
      const id = state.phase === 'idle' ? undefined : state.generation?.id;
      dispatch({ type: 'reset' });
      void putAway(id);
    },
    /** Closes the stream without stopping the generation on the server. */
    leave(): void {
      aborter.abort();
      state = idle;
    },
  };
}
export type GenerationRun = ReturnType<typeof createGenerationRun>;
