import type { Writable } from 'node:stream';
import type { ORPCErrorJSON } from '@orpc/client';
import { ErrorEvent, getEventMeta } from '@orpc/server';

/** A comment goes out this often while nothing else does, so that no proxy takes a quiet stream for a dead one, ms. */
const keepAliveMs = 5_000;
const comment = ':\n\n';

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

/** Waits until the reader has taken what was written, or is gone. */
function drained(outgoing: Writable): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go);
      outgoing.off('close', go);
      resolve();
    };
    outgoing.on('drain', go);
    outgoing.on('close', go);
  });
}

/**
 * Writes the server-sent events of an operation, as oRPC's clients and EventSource read them, and ends the answer:
 * `message` for each value, `done` with what it returned, `error` with the envelope. A reader that goes away ends the
 * operation's iterator.
 * @throws a fault of the iterator that is no event
 */
export async function sendEvents(
  outgoing: Writable,
  iterator: AsyncIterator<unknown, unknown, void>,
  requestId: string,
): Promise<void> {
  const keepAlive = setInterval(() => {
    if (!outgoing.writableNeedDrain) outgoing.write(comment);
  }, keepAliveMs);
  const stop = () => {
    clearInterval(keepAlive);
    // Its own faults have nobody left to hear them.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  };
  outgoing.once('close', stop);
  try {
    outgoing.write(comment);
    for (;;) {
      const { done, value } = await iterator.next();
      if (outgoing.destroyed) return;
      if (done) {
        if (value !== undefined) outgoing.write(encode('done', value));
        break;
      }
      if (!outgoing.write(encode('message', value))) await drained(outgoing);
    }
  } catch (fault) {
    if (!(fault instanceof ErrorEvent)) throw fault;
    outgoing.write(encode('error', envelopeOf(fault.data, requestId)));
  } finally {
    clearInterval(keepAlive);
  }
  outgoing.end();
}
