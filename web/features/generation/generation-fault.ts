import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** Why a call failed, as a screen shows it: a stable code, the Turkish text, and what the API added. */
export interface Fault {
  code: string;
  message: string;
  data?: unknown;
}

/** The code of a fault that never reached the server, or lost it on the way. */
export const networkFault: Fault = { code: 'NETWORK', message: messages.generation.network };

/** Reads a thrown error: an answer of the API keeps its code and text; what nobody foresaw shows the fallback. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { code: 'UNKNOWN', message: messages.generation.fallback };
  if (error.status === 0) return networkFault;
  return { code: error.code, message: error.message, data: error.data };
}

/** The id of the generation that is already running, where the server named it. */
export function runningGenerationId(fault: Fault): string | null {
  const { code, data } = fault;
  if (code !== 'GENERATION_RUNNING' || typeof data !== 'object' || data === null || !('id' in data))
    return null;
  return typeof data.id === 'string' ? data.id : null;
}
