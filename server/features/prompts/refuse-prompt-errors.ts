import type { PromptId } from '#domain/generation/prompt-ids.ts';
import { AppError } from '#server/errors.ts';
import { type PromptText, promptErrors } from '#server/providers/ai/index.ts';

/** Refuses a text with wrong or missing variables. @throws INVALID_INPUT with a message for each field */
export function refusePromptErrors(id: PromptId, text: PromptText): void {
  const errors = promptErrors(id, text);
  if (errors.length === 0) return;
  const issues = errors.map(({ field, message }) => ({ path: field, message }));
  throw new AppError('INVALID_INPUT', { data: { issues } });
}
