import { ORPCError } from '@orpc/server';
import { type GenerationErrorCode, generationErrors } from '#contract/generations.ts';

/** An error of the catalogue (spec 1 §8) with its status; `message` replaces the text where a detail is part of it. */
export function generationError(
  code: GenerationErrorCode,
  options: { message?: string; data?: unknown } = {},
) {
  const { status, message } = generationErrors[code];
  return new ORPCError(code, { status, message: options.message ?? message, data: options.data });
}

/** The error that a failed generation's record tells of. */
export function recordedError(code: string | null, message: string | null) {
  const known =
    code !== null && code in generationErrors ? (code as GenerationErrorCode) : 'GENERATION_FAILED';
  return generationError(known, { message: message ?? undefined });
}
