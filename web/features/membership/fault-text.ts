import { messages } from '#domain/messages/index.ts';
import { ApiError } from '#web/lib/api-error.ts';

/**
 * The text of a failed call: `own` when the server answered with an error of the operation, else the specified text for
 * a missing answer or a server error (docs/product/membership.md).
 */
export function serverFaultText(error: unknown, own: string): string {
  const answered = error instanceof ApiError && error.code !== 'NETWORK' && error.code !== 'UNKNOWN';
  return answered && error.status !== 500 ? own : messages.membership.serverFault;
}
