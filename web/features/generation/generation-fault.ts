import type { Generation } from '#contract/generations.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** The cost of the text that was delivered before a failure: a receipt, or one of the day's free failures. */
export type FailureCharge = Pick<Generation, 'receipt' | 'freeFailure'>;

/** The error of a call for a screen: a stable code, the Turkish text, and the API's data. */
export interface Fault {
  code: string;
  message: string;
  data?: unknown;
  /** Absent when nothing was delivered. */
  charge?: FailureCharge;
}

/** The error of a request or an answer that was lost on the network. */
export const networkFault: Fault = { code: 'NETWORK', message: messages.generation.network };

/** Converts a thrown error: an API error keeps its code and text; an unexpected error gets the fallback text. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { code: 'UNKNOWN', message: messages.generation.fallback };
  if (error.status === 0) return networkFault;
  const { code, message, data } = error;
  return { code, message, data, ...chargeIn(data) };
}

/** Reads the charge from an error's data. */
function chargeIn(data: unknown): Pick<Fault, 'charge'> {
  if (typeof data !== 'object' || data === null || !('freeFailure' in data)) return {};
  return chargeOf(data as FailureCharge);
}

/** The cost of a failed generation that delivered text. */
export function chargeOf({ receipt, freeFailure }: FailureCharge): Pick<Fault, 'charge'> {
  return receipt || freeFailure ? { charge: { receipt, freeFailure } } : {};
}

/** The server's data of the generation that is already running. */
interface RunningOne {
  id: string;
  surface: string;
  storyId: string | null;
}

/**
 * The error for the screen of `surface`. A running text of another surface must not be followed here, because it would be
 * inserted into the wrong story or passage.
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

/** The id of the generation that is already running, when the server named it. */
export function runningGenerationId(fault: Fault): string | null {
  const { code, data } = fault;
  if (code !== 'GENERATION_RUNNING' || typeof data !== 'object' || data === null || !('id' in data))
    return null;
  return typeof data.id === 'string' ? data.id : null;
}
