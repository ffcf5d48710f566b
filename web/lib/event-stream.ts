import { errorFromEnvelope, networkError } from './api-error.ts';

const eventIds = new WeakMap<object, string>();

/** The id of a stream's event, after which a dropped stream resumes. */
export function eventId(event: object): string | undefined {
  return eventIds.get(event);
}

/**
 * Reads an event stream as our server writes it: `message` carries a value, `error` an error envelope, `done` the end.
 * @throws ApiError for an `error` event; code NETWORK where the connection drops before `done`.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw isAbort(error) ? error : networkError(error);
      });
      rest += decoder.decode(value, { stream: !done });
      const blocks = rest.split(/\r\n\r\n|\n\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { event, id, data } = fieldsOf(block);
        const parsed: unknown = data === '' ? undefined : JSON.parse(data);
        if (event === 'error') throw errorFromEnvelope(parsed, 500);
        if (event === 'done') return parsed;
        if (parsed === undefined) continue;
        if (id !== '' && typeof parsed === 'object' && parsed !== null) eventIds.set(parsed, id);
        yield parsed;
      }
      if (done) throw networkError(new Error('The stream ended before it was done.'));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** The fields of one event; several data lines form one value, comments and unknown fields are ignored. */
function fieldsOf(block: string): { event: string; id: string; data: string } {
  const fields = { event: 'message', id: '', data: '' };
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'data') data.push(value);
    else if (name === 'event' || name === 'id') fields[name] = value;
  }
  return { ...fields, data: data.join('\n') };
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
