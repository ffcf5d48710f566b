import { ORPCError } from '@orpc/server';
import { type Generation, type GenerationErrorCode, generationErrors } from '#contract/generations.ts';
import { messages } from '#domain/messages.ts';
import type { AppContext } from '#server/context.ts';
import type { GenerationRow } from './present.ts';

/**
 * An error of the catalogue (docs/product/generation.md) with its status; `message` replaces the text where a detail is
 * part of it.
 */
export function generationError(
  code: GenerationErrorCode,
  options: { message?: string; data?: unknown } = {},
) {
  const { status, message } = generationErrors[code];
  return new ORPCError(code, { status, message: options.message ?? message, data: options.data });
}

/** Who reads an error: only administrators are told of a cause that only they can mend. */
export interface ErrorReader {
  isAdmin: boolean;
}

/** Whoever asks, as the reader of an error. */
export const readerOf = ({ user }: Pick<AppContext, 'user'>): ErrorReader => ({
  isAdmin: user?.isAdmin === true,
});

const administratorTexts: Partial<Record<GenerationErrorCode, string>> = {
  AI_NO_KEY: messages.generation.noKey,
  AI_INVALID_KEY: messages.generation.invalidKey,
};

/** The refusal of a start while no provider has a key, in the words for this reader. */
export function noKeyError(reader: ErrorReader) {
  return errorFor(reader, 'AI_NO_KEY', {});
}

/** The text that a failed generation's record keeps: never one that is for administrators only. */
export function recordedMessage(code: GenerationErrorCode, message: string): string {
  return administratorTexts[code] === undefined ? message : generationErrors[code].message;
}

/** An error of the catalogue in the words for this reader. */
function errorFor(
  { isAdmin }: ErrorReader,
  code: GenerationErrorCode,
  { message, data }: { message?: string | undefined; data?: unknown },
) {
  const forAdministrators = administratorTexts[code];
  if (forAdministrators === undefined) return generationError(code, { message, data });
  return generationError(code, { message: isAdmin ? forAdministrators : undefined, data });
}

type Recorded = Pick<
  GenerationRow,
  'status' | 'error_code' | 'error_message' | 'cost' | 'remaining' | 'free_failure'
>;

/** What an ended generation cost and what is left; null while it runs, and where a failed one cost nothing. */
export function receiptOf(row: Recorded): Generation['receipt'] {
  if (row.status === 'running') return null;
  if (row.status === 'failed' && row.cost === 0) return null;
  return { cost: row.cost, remaining: row.remaining ?? 0 };
}

/** The error of a failed generation's record, in the words for this reader, with what delivered text cost. */
export function recordedError(row: Recorded, reader: ErrorReader) {
  const { error_code: code, error_message: message } = row;
  const known =
    code !== null && code in generationErrors ? (code as GenerationErrorCode) : 'GENERATION_FAILED';
  const receipt = receiptOf(row);
  const delivered = receipt !== null || row.free_failure;
  const data = delivered ? { receipt, freeFailure: row.free_failure } : undefined;
  return errorFor(reader, known, { message: message ?? undefined, data });
}
