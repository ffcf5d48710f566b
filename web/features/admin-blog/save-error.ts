import { messages } from '#domain/messages/index.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';

/**
 * The text of a failed save (docs/product/administration.md): the server's own; a general one for a response of
 * something else; "broke off" without a response.
 */
export function saveErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messages.blog.saveBroken;
  return errorText(error, messages.blog.saveFailed);
}
