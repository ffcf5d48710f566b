import type { ORPCErrorJSON } from '@orpc/client';
import { ErrorEvent, getEventMeta } from '@orpc/server';

/** A comment goes out this often while nothing else does, so that no proxy takes a quiet stream for a dead one, ms. */
const keepAliveMs = 5_000;

function encode(event: string, value: unknown): string {
  const { id, retry } = getEventMeta(value) ?? {};
  const meta = `${retry === undefined ? '' : `retry: ${retry}\n`}${id === undefined ? '' : `id: ${id}\n`}`;
  return `event: ${event}\n${meta}data: ${JSON.stringify(value) ?? ''}\n\n`;
}

/** oRPC's own JSON of an error, as the envelope of every other error answer. */
function envelopeOf(data: unknown, requestId: string) {
  const { code, status, message, data: details } = data as ORPCErrorJSON<string, unknown>;
  return { code, status, message, data: details, requestId };
}

/**
 * Server-sent events of an operation, as oRPC's clients and EventSource read them: `message` for each value, `done`
 * with what it returned, `error` with the envelope. A reader that goes away ends the operation's iterator.
 */
export function eventStream(
  iterator: AsyncIterator<unknown, unknown, void>,
  requestId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let keepAlive: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const comment = encoder.encode(':\n\n');
      controller.enqueue(comment);
      keepAlive = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(comment);
      }, keepAliveMs);
    },
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (!done) return controller.enqueue(encoder.encode(encode('message', value)));
        if (value !== undefined) controller.enqueue(encoder.encode(encode('done', value)));
      } catch (fault) {
        if (!(fault instanceof ErrorEvent)) {
          clearInterval(keepAlive);
          return controller.error(fault);
        }
        controller.enqueue(encoder.encode(encode('error', envelopeOf(fault.data, requestId))));
      }
      clearInterval(keepAlive);
      controller.close();
    },
    async cancel() {
      clearInterval(keepAlive);
      await iterator.return?.();
    },
  });
}
