import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { errorFromEnvelope, networkError } from './api-error.ts';

const eventIds = new WeakMap<object, string>();

/** The id of an event that came from a stream: what to go on after when the connection drops. */
export function eventId(event: object): string | undefined {
  return eventIds.get(event);
}

/**
 * Reads an event stream as our server writes it: `message` carries a value, `error` an error envelope, `done` the end.
 * @throws ApiError for an `error` event; code NETWORK where the connection drops before `done`.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, unknown> {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => waiting.push(event) });
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  try {
    while (true) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw isAbort(error) ? error : networkError(error);
      });
      if (value) parser.feed(value);
      for (const event of waiting.splice(0)) {
        const data: unknown = event.data === '' ? undefined : JSON.parse(event.data);
        if (event.event === 'error') throw errorFromEnvelope(data, 500);
        if (event.event === 'done') return data;
        if (typeof data === 'object' && data !== null && event.id) eventIds.set(data, event.id);
        if (data !== undefined) yield data;
      }
      if (done) throw networkError(new Error('The stream ended before it was done.'));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
