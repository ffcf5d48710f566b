import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract/index.ts';
import { ApiError, errorFromEnvelope, networkError } from './api-error.ts';
import { readEvents } from './event-stream.ts';
import { pause } from './pause.ts';

/** The whole API, typed by the contract: `api.stories.list({ limit: 5 })`. Types only: no schema reaches the browser. */
export type Api = ContractRouterClient<typeof contract>;

/** Method and path of each operation: `routes.stories.get` is `'GET /stories/{id}'`. */
export type ApiRoutes = { readonly [group: string]: { readonly [operation: string]: string } };

interface CallOptions {
  signal?: AbortSignal;
  /** Goes on with an event stream after this event. */
  lastEventId?: string;
  /** The call outlives the page, where its body is small enough for that. */
  keepalive?: boolean;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;
/** Hears of every answer that is no success, before the caller does. */
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

/** Letters of a body that a browser takes over at once. */
const pieceCharacters = 65_536;

/** Most bytes that browsers send for a page that has gone (64 KiB for all its calls together, with room for others). */
const maxKeepaliveBytes = 60_000;

/** What is no JSON has no body for us; one that broke off on its way is no answer. @throws the connection's fault */
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
    // Both halves of one sign stay in one piece.
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
    // A file goes as it is; what is said of it stands in the address.
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
    // A novel was just read: what is done with it is another task.
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
