import type { Writable } from 'node:stream';
import type { ORPCErrorJSON } from '@orpc/client';
import { ErrorEvent, getEventMeta } from '@orpc/server';

/** Interval of comments in an idle stream, ms, so that no proxy closes it. */
const keepAliveMs = 5_000;
const comment = ':\n\n';

function encode(event: string, value: unknown): string {
  const { id, retry } = getEventMeta(value) ?? {};
  const meta = `${retry === undefined ? '' : `retry: ${retry}\n`}${id === undefined ? '' : `id: ${id}\n`}`;
  return `event: ${event}\n${meta}data: ${JSON.stringify(value) ?? ''}\n\n`;
}

/** Converts oRPC's JSON of an error to the envelope of all other errors. */
function envelopeOf(data: unknown, requestId: string) {
  const { code, status, message, data: details } = data as ORPCErrorJSON<string, unknown>;
  return { code, status, message, data: details, requestId };
}

/** Waits until the written bytes are sent or the client has disconnected. */
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
 * Writes the server-sent events of an operation and ends the response: `message` for each value, `done` with the
 * returned value, `error` with the envelope. When the client disconnects, the operation's iterator is ended.
 * @throws an error of the iterator that is no event
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
    // After a disconnect nobody receives an error of the iterator.
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
