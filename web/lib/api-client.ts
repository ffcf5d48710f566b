import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { ApiError, errorFromEnvelope, networkError } from './api-error.ts';
import { readEvents } from './event-stream.ts';
import { pause } from './pause.ts';

/** The API, typed by the contract: `api.stories.list({ limit: 5 })`. Only types, so that no schema reaches the browser. */
export type Api = ContractRouterClient<typeof contract>;

/** Method and path of each operation: `routes.stories.get` is `'GET /stories/{id}'`. */
export type ApiRoutes = { readonly [group: string]: { readonly [operation: string]: string } };

interface CallOptions {
  signal?: AbortSignal;
  /** Resumes an event stream after this event. */
  lastEventId?: string;
  /** The request outlives the page if its body is small enough. */
  keepalive?: boolean;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;
/** Called with every error before the caller gets it. */
type ErrorListener = (fault: ApiError) => void;

/**
 * A client of a few hundred lines less than a general one: path parameters, query or JSON body, JSON or events back.
 * @throws ApiError for every answer that is no success, and (code NETWORK) where no answer came; an abort stays an
 * AbortError.
 */
export function createApiClient(
  routes: ApiRoutes,
  send: Send = (url, init) => fetch(url, init),
  onError: ErrorListener = () => undefined,
): Api {
  const client: Record<string, Record<string, unknown>> = {};
  for (const [group, operations] of Object.entries(routes)) {
    const calls: Record<string, unknown> = {};
    for (const [name, route] of Object.entries(operations)) {
      calls[name] = (input?: Record<string, unknown>, options?: CallOptions) =>
        call({ send, told: onError }, route, input, options);
    }
    client[group] = calls;
  }
  return client as unknown as Api;
}

/** Characters of a body that are passed to the browser at once. */
const pieceCharacters = 65_536;

/** Most bytes of a `keepalive` body (browsers allow 64 KiB for all such requests of a page together). */
const maxKeepaliveBytes = 60_000;

/** Returns undefined for a body that is not JSON. @throws the connection's error */
function undefinedUnlessJson(fault: unknown): undefined {
  if (!(fault instanceof SyntaxError)) throw fault;
}

/**
 * A long body as a Blob, put together with pauses: while a browser takes a novel over as one string, the page stands
 * still for 50 ms.
 */
export async function inPieces(json: string): Promise<Blob> {
  const pieces: Blob[] = [];
  for (let from = 0; from < json.length; ) {
    let to = from + pieceCharacters;
    // Does not split a surrogate pair.
    if ((json.charCodeAt(to) & 0xfc00) === 0xdc00) to += 1;
    pieces.push(new Blob([json.slice(from, to)]));
    from = to;
    await pause();
  }
  return new Blob(pieces);
}

async function call(
  { send, told }: { send: Send; told: ErrorListener },
  route: string,
  input: Record<string, unknown> = {},
  options: CallOptions = {},
) {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const rest = { ...input };
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const headers: Record<string, string> = { accept: 'application/json, text/event-stream' };
  if (options.lastEventId) headers['last-event-id'] = options.lastEventId;
  const init: RequestInit = { method, headers, signal: options.signal ?? null, credentials: 'same-origin' };
  let query = '';
  if (method === 'GET' || method === 'DELETE') {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    if (given.length > 0)
      query = `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
  } else if (rest.body instanceof Blob) {
    // A file is sent as it is, with its parameters in the URL.
    query = `?${new URLSearchParams(rest.query as Record<string, string>)}`;
    init.body = rest.body;
  } else {
    headers['content-type'] = 'application/json';
  }
  try {
    if (headers['content-type']) {
      const body = JSON.stringify(rest);
      init.body = body.length > pieceCharacters ? await inPieces(body) : body;
      if (options.keepalive && body.length <= maxKeepaliveBytes)
        init.keepalive = new TextEncoder().encode(body).length <= maxKeepaliveBytes;
    }
    const response = await send(`/api${path}${query}`, init);
    if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body) {
      return readEvents(response.body);
    }
    const body: unknown = await response.json().catch(undefinedUnlessJson);
    // Yields after reading a long body, so that its use is another task.
    if (Number(response.headers.get('content-length')) > pieceCharacters) await pause();
    if (!response.ok) {
      const fault = errorFromEnvelope(body, response.status);
      told(fault);
      throw fault;
    }
    return body;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw networkError(error);
  }
}
