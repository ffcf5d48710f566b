import type { Generation } from '#contract/generations.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What the text that was delivered before a failure cost: a receipt, or one of the day's free failures. */
export type FailureCharge = Pick<Generation, 'receipt' | 'freeFailure'>;

/** Why a call failed, as a screen shows it: a stable code, the Turkish text, and what the API added. */
export interface Fault {
  code: string;
  message: string;
  data?: unknown;
  /** Absent where nothing was delivered. */
  charge?: FailureCharge;
}

/** The code of a fault that never reached the server, or lost it on the way. */
export const networkFault: Fault = { code: 'NETWORK', message: messages.generation.network };

/** Reads a thrown error: an answer of the API keeps its code and text; what nobody foresaw shows the fallback. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { code: 'UNKNOWN', message: messages.generation.fallback };
  if (error.status === 0) return networkFault;
  const { code, message, data } = error;
  return { code, message, data, ...chargeIn(data) };
}

/** The charge that an error's data tells of. */
function chargeIn(data: unknown): Pick<Fault, 'charge'> {
  if (typeof data !== 'object' || data === null || !('freeFailure' in data)) return {};
  return chargeOf(data as FailureCharge);
}

/** What a failed generation cost, where text was delivered. */
export function chargeOf({ receipt, freeFailure }: FailureCharge): Pick<Fault, 'charge'> {
  return receipt || freeFailure ? { charge: { receipt, freeFailure } } : {};
}

/** What the server tells of the generation that is already running. */
interface RunningOne {
  id: string;
  surface: string;
  storyId: string | null;
}

/**
 * The fault as the screen of `surface` may show it. A running text that is waited for elsewhere is not this screen's to
 * follow: its words would end up in a story, or in the place of a passage, that they were not written for.
 */
export function faultHere(fault: Fault, surface: RecordedSurface, place: string): Fault {
  if (runningGenerationId(fault) === null) return fault;
  const { surface: waiting, storyId } = fault.data as RunningOne;
  const isHere =
    waiting === surface &&
    surface !== 'selection' &&
    surface !== 'variant' &&
    (surface !== 'editor' || storyId === null || storyId === place);
  return isHere ? fault : { code: fault.code, message: fault.message };
}

/** The id of the generation that is already running, where the server named it. */
export function runningGenerationId(fault: Fault): string | null {
  const { code, data } = fault;
  if (code !== 'GENERATION_RUNNING' || typeof data !== 'object' || data === null || !('id' in data))
    return null;
  return typeof data.id === 'string' ? data.id : null;
}
