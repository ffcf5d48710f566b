import { ORPCError } from '@orpc/server';
import { type GenerationErrorCode, generationErrors } from '#contract/generations.ts';
import { messages } from '#domain/messages.ts';
import type { AppContext } from '#server/context.ts';

/** An error of the catalogue (spec 1 §8) with its status; `message` replaces the text where a detail is part of it. */
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
  return recordedError('AI_NO_KEY', null, reader);
}

/** The text that a failed generation's record keeps: never one that is for administrators only. */
export function recordedMessage(code: GenerationErrorCode, message: string): string {
  return administratorTexts[code] === undefined ? message : generationErrors[code].message;
}

/** The error of a failed generation's record, in the words for this reader. */
export function recordedError(code: string | null, message: string | null, { isAdmin }: ErrorReader) {
  const known =
    code !== null && code in generationErrors ? (code as GenerationErrorCode) : 'GENERATION_FAILED';
  const forAdministrators = administratorTexts[known];
  if (forAdministrators === undefined) return generationError(known, { message: message ?? undefined });
  return generationError(known, { message: isAdmin ? forAdministrators : undefined });
}
