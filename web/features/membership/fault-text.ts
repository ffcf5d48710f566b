import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';

/**
 * What to show where a call failed: the server's own words where it has some, `own`; the specified text where no
 * answer came or one of a server in trouble (docs/product/membership.md).
 */
export function serverFaultText(error: unknown, own: string): string {
  const answered = error instanceof ApiError && error.code !== 'NETWORK' && error.code !== 'UNKNOWN';
  return answered && error.status !== 500 ? own : messages.membership.serverFault;
}
