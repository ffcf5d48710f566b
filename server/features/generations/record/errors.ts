import type { ErrorData } from '#contract/errors.ts';
import { type Generation, type GenerationErrorCode, generationErrors } from '#contract/generations.ts';
import { messages } from '#domain/messages/index.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { GenerationRow } from './generation-row.ts';

/** The reader of an error: only administrators see a cause that only they can fix. */
export interface ErrorReader {
  isAdmin: boolean;
}

/** The reader of an error in this request. */
export const readerOf = ({ user }: Pick<AppContext, 'user'>): ErrorReader => ({
  isAdmin: user?.isAdmin === true,
});

const administratorTexts: Partial<Record<GenerationErrorCode, string>> = {
  AI_NO_KEY: messages.generation.noKey,
  AI_INVALID_KEY: messages.generation.invalidKey,
};

/** The error of a start while no provider has a key, with the message for this reader. */
export function noKeyError(reader: ErrorReader) {
  return errorFor(reader, 'AI_NO_KEY', {});
}

/** The error of a start that this process has no room for. */
export function overloadError(reader: ErrorReader) {
  return errorFor(reader, 'AI_UNAVAILABLE', {});
}

/** The message that a failed generation's record keeps; never one for administrators only. */
export function recordedMessage(code: GenerationErrorCode, message: string): string {
  return administratorTexts[code] === undefined ? message : generationErrors[code].message;
}

/** An error of the catalogue (docs/product/generation.md) with the message for this reader; `message` is the recorded one. */
function errorFor(
  { isAdmin }: ErrorReader,
  code: GenerationErrorCode,
  { message, data }: { message?: string | undefined; data?: ErrorData<GenerationErrorCode> },
) {
  const general = generationErrors[code].message;
  const forAdministrators = administratorTexts[code];
  if (forAdministrators === undefined) return new AppError(code, { message: message ?? general, data });
  return new AppError(code, { message: isAdmin ? forAdministrators : general, data });
}

type Recorded = Pick<
  GenerationRow,
  'status' | 'error_code' | 'error_message' | 'cost' | 'remaining' | 'free_failure'
>;

/** The cost of an ended generation and the balance; null while it runs and when a failed one was free. */
export function receiptOf(row: Recorded): Generation['receipt'] {
  if (row.status === 'running') return null;
  if (row.status === 'failed' && row.cost === 0) return null;
  return { cost: row.cost, remaining: row.remaining ?? 0 };
}

/** The error of a failed generation's record, with the message for this reader and the cost of the delivered text. */
export function recordedError(row: Recorded, reader: ErrorReader) {
  const { error_code: code, error_message: message } = row;
  const known =
    code !== null && code in generationErrors ? (code as GenerationErrorCode) : 'GENERATION_FAILED';
  const receipt = receiptOf(row);
  const delivered = receipt !== null || row.free_failure;
  const data = delivered ? { receipt, freeFailure: row.free_failure } : undefined;
  return errorFor(reader, known, { message: message ?? undefined, data });
}
