import { messages } from '#domain/messages.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';

/**
 * Why a post was not saved, in the words of the catalogue (docs/product/administration.md): the server's own; where
 * something else answered, that it could not be saved; where no answer came, that saving broke off.
 */
export function saveErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messages.blog.saveBroken;
  return errorText(error, messages.blog.saveFailed);
}
