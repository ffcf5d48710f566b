import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A client of server-sent events, which reads them one by one and can disconnect. */
export interface EventStream<Data> {
  status: number;
  headers: Headers;
  /** The next event; null at the end. */
  next(): Promise<{ event: string; id: string | undefined; data: Data } | null>;
  /** The remaining events. */
  rest(): Promise<{ event: string; id: string | undefined; data: Data }[]>;
  /** Closes the connection. */
  close(): void;
}

/** Opens an event stream; any other response becomes one event named 'refused' with its body. */
export async function openEventStream<Data>(
  url: string,
  options: { cookie?: string; json?: unknown; lastEventId?: string } = {},
): Promise<EventStream<Data>> {
  const aborter = new AbortController();
  const headers = new Headers();
  if (options.cookie) headers.set('cookie', options.cookie);
  if (options.lastEventId !== undefined) headers.set('last-event-id', options.lastEventId);
  if (options.json !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(url, {
    method: options.json === undefined ? 'GET' : 'POST',
    headers,
    signal: aborter.signal,
    ...(options.json !== undefined && { body: JSON.stringify(options.json) }),
  });
  const ready: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => ready.push(event) });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream) ready.push({ event: 'refused', id: undefined, data: await response.text() });
  const reader = isStream ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;

  async function next() {
    for (;;) {
      const event = ready.shift();
      if (event) {
        // oRPC ends its streams with an event of their return value.
        if (event.event === 'done') return null;
        return { event: event.event ?? 'message', id: event.id, data: JSON.parse(event.data) as Data };
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      parser.feed(chunk.value);
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    next,
    async rest() {
      const events = [];
      for (let event = await next(); event !== null; event = await next()) events.push(event);
      return events;
    },
    close: () => aborter.abort(),
  };
}
