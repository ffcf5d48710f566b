import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { ORPCError } from '@orpc/client';
import { bodyBytes } from '#contract/base.ts';
import { messages } from '#domain/messages.ts';
import type { Deps } from '../context.ts';
import { resolveSession } from '../features/auth/index.ts';
import { allowedMethods, bodyRule } from './allowed-methods.ts';
import { limitedBody, mayExceed, refuseBody } from './body-limit.ts';
import { clientAddressReader } from './client-address.ts';
import { commonError, EnvelopeError } from './error-envelope.ts';
import { eventStream } from './event-stream.ts';
import type { Metrics } from './metrics.ts';
import { type ApiContext, createOperations, isEventIterator } from './operations.ts';
import { isFromThisSite } from './origin-check.ts';
import { readJson } from './read-json.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';

/** What is answered, before it is written. */
interface Outcome {
  status: number;
  body?: unknown;
}

const failure = (error: ORPCError<string, unknown>, requestId: string): Outcome => ({
  status: error.status,
  body: new EnvelopeError(error, requestId).envelope(),
});

/**
 * One Response from a string and a plain object: what the Node adapter writes without building Headers and streams.
 * Only answers with cookies need the real thing.
 */
function write(outcome: Outcome, commons: Record<string, string>, context: ApiContext): Response {
  const { status, body } = outcome;
  const { requestId, responseHeaders: added } = context;
  const isStream = isEventIterator(body);
  const isFile = body instanceof File;
  const type = isStream ? 'text/event-stream' : isFile ? body.type : 'application/json';
  const headers: Record<string, string> = { ...commons, 'x-request-id': requestId, 'content-type': type };
  if (isFile) headers['content-disposition'] = `attachment; filename="${encodeURIComponent(body.name)}"`;
  // Proxies that would hold a stream back are asked not to.
  if (isStream) headers['x-accel-buffering'] = 'no';
  const content = isStream ? eventStream(body, requestId) : isFile ? body.stream() : JSON.stringify(body);
  const cookies = added.getSetCookie();
  if (cookies.length === 0) {
    for (const [name, value] of added) headers[name] = value;
    return new Response(content, { status, headers });
  }
  const all = new Headers(headers);
  for (const [name, value] of added) all.append(name, value);
  return new Response(content, { status, headers: all });
}

/** Answers everything under /api: judges the request, runs the operation, and words every fault in the one envelope. */
export function createApiHandler(
  deps: Deps,
  metrics: Metrics,
): (request: Request, bindings: HttpBindings) => Promise<Response> {
  const operations = createOperations();
  const clientAddress = clientAddressReader(deps.env.trustProxy);
  const commons = Object.fromEntries([...commonHeaders(deps.env), ...apiHeaders]);

  async function answer(request: Request, url: URL, context: ApiContext): Promise<Outcome> {
    const { method, headers } = request;
    const { requestId } = context;
    if (!isFromThisSite(method, headers, deps.env.publicUrl)) {
      return failure(commonError('FORBIDDEN', { message: messages.request.foreignOrigin }), requestId);
    }
    const rule = bodyRule(method, url.pathname.slice('/api'.length));
    // Nobody but a signed-in person is worth the memory of a whole story.
    if (rule.closed && mayExceed(headers, bodyBytes.small) && !(await resolveSession(deps, headers)))
      return failure(commonError('UNAUTHORIZED'), requestId);
    const refused = refuseBody(method, headers, rule.maxBytes);
    if (refused) return failure(refused, requestId);
    const asked = {
      url,
      method,
      signal: request.signal,
      // The only header that operations are given this way; they read others from their context.
      headers: { 'last-event-id': headers.get('last-event-id') ?? undefined },
      body: () => readJson(limitedBody(request, rule.maxBytes)),
    };
    const { response } = await operations.handle(asked, { prefix: '/api', context });
    if (response) return response;
    const allowed = allowedMethods(url.pathname.slice('/api'.length));
    if (allowed.length === 0) return failure(commonError('NOT_FOUND'), requestId);
    context.responseHeaders.set('allow', allowed.join(', '));
    const message = messages.request.unsupportedType;
    return failure(new ORPCError('METHOD_NOT_ALLOWED', { status: 405, message }), requestId);
  }

  return async (request, { incoming }) => {
    const started = performance.now();
    const { headers } = request;
    const requestId = randomUUID();
    const context: ApiContext = {
      deps,
      requestId,
      log: deps.log.child({ requestId }),
      ip: clientAddress(incoming.socket.remoteAddress, headers.get('x-forwarded-for')),
      userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
      requestHeaders: headers,
      responseHeaders: new Headers(),
      user: null,
      guestId: null,
      operation: '',
    };
    const url = new URL(request.url);
    const outcome = await answer(request, url, context).catch((fault: unknown) => {
      context.log.error({ err: fault }, 'unexpected fault');
      return failure(commonError('INTERNAL_SERVER_ERROR'), requestId);
    });
    const seconds = (performance.now() - started) / 1_000;
    metrics.observe(context.operation, request.method, outcome.status, seconds);
    context.log.debug(
      { method: request.method, path: url.pathname, status: outcome.status, seconds },
      'answered',
    );
    return write(outcome, commons, context);
  };
}
