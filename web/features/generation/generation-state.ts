import type { Generation, GenerationEvent, GenerationInput } from '#contract/generations.ts';
import type { Surface } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { chargeOf, type Fault } from './generation-fault.ts';

/** A writer's request; all fields but idea, genre and surface may use the contract's defaults. */
export type GenerationRequest = Pick<GenerationInput, 'idea' | 'genre'> &
  Partial<Omit<GenerationInput, 'idempotencyKey' | 'idea' | 'genre'>> & { surface: Surface };

export type GenerationState =
  | { phase: 'idle' }
  /** Requested without an answer so far; also while a reload looks for its text. */
  | { phase: 'starting'; startedAt: number; stopping: boolean }
  | { phase: 'writing'; startedAt: number; stopping: boolean; reconnecting: boolean; generation: Generation }
  /** Completed or stopped with a text. */
  | { phase: 'done'; generation: Generation }
  /** `generation` has the text that arrived before the error; null when none arrived. */
  | { phase: 'failed'; fault: Fault; generation: Generation | null };

export type GenerationAction =
  | { type: 'start'; startedAt: number }
  | { type: 'event'; event: GenerationEvent }
  | { type: 'stopping' }
  | { type: 'dropped' }
  | { type: 'fault'; fault: Fault }
  | { type: 'reset' };

export const idle: GenerationState = { phase: 'idle' };

type Busy = Extract<GenerationState, { phase: 'starting' | 'writing' }>;

/** True while a generation is requested or written. */
export function isBusy(state: GenerationState): state is Busy {
  return state.phase === 'starting' || state.phase === 'writing';
}

/** The text of a state. */
export function textOf(state: GenerationState): string {
  return state.phase === 'writing' || state.phase === 'done' ? state.generation.text : '';
}

function settle(generation: Generation): GenerationState {
  if (generation.status !== 'failed') return { phase: 'done', generation };
  const fault = generation.error ?? { code: 'GENERATION_FAILED', message: messages.generation.fallback };
  return { phase: 'failed', fault: { ...fault, ...chargeOf(generation) }, generation };
}

function receive(state: GenerationState, event: GenerationEvent): GenerationState {
  if (event.type === 'done') return settle(event.generation);
  if (event.type === 'started') {
    if (event.generation.status !== 'running') return settle(event.generation);
    const { startedAt, stopping } = isBusy(state)
      ? state
      : { startedAt: Date.parse(event.generation.createdAt), stopping: false };
    return { phase: 'writing', startedAt, stopping, reconnecting: false, generation: event.generation };
  }
  if (state.phase !== 'writing') return state;
  const generation = { ...state.generation, text: state.generation.text + event.text };
  return { ...state, reconnecting: false, generation };
}

/** The next state of a generation on this screen; actions after it was settled change nothing. */
export function advance(state: GenerationState, action: GenerationAction): GenerationState {
  switch (action.type) {
    case 'start':
      return { phase: 'starting', startedAt: action.startedAt, stopping: false };
    case 'reset':
      return idle;
    case 'event':
      return isBusy(state) ? receive(state, action.event) : state;
    case 'stopping':
      return isBusy(state) ? { ...state, stopping: true } : state;
    case 'dropped':
      return state.phase === 'writing' ? { ...state, reconnecting: true } : state;
    case 'fault':
      return isBusy(state)
        ? {
            phase: 'failed',
            fault: action.fault,
            generation: state.phase === 'writing' ? state.generation : null,
          }
        : state;
  }
}
