import { ORPCError } from '@orpc/server';

const message = 'Böyle bir sayfa yok.';

/** What a list answers to a page name that it never gave out. */
export function invalidCursor(): ORPCError<'INVALID_INPUT', unknown> {
  return new ORPCError('INVALID_INPUT', { message, data: { issues: [{ path: 'cursor', message }] } });
}
