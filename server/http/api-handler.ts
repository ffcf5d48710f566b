import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ORPCError } from '@orpc/client';
import { bodyBytes } from '#contract/base.ts';
import { messages } from '#domain/messages.ts';
import type { Deps } from '../context.ts';
import { resolveSession } from '../features/auth/index.ts';
import { allowedMethods, bodyRule } from './allowed-methods.ts';
import { createContext, type RequestContext } from './api-context.ts';
import { mayExceed, refuseBody } from './body-limit.ts';
import { clientAddressReader } from './client-address.ts';
import { directOperations } from './direct-operations.ts';
import { commonError, EnvelopeError } from './error-envelope.ts';
import { sendEvents } from './event-stream.ts';
import type { NodeHandler } from './http-app.ts';
import type { Metrics } from './metrics.ts';
import { type ApiContext, createOperations, isEventIterator, toEnvelopeError } from './operations.ts';
import { isFromThisSite } from './origin-check.ts';
import { discardRest, readBody } from './read-body.ts';
import { readJson } from './read-json.ts';
import { pathOf } from './request-path.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';
import { createUpload } from './upload.ts';

/** What is answered, before it is written. */
interface Outcome {
  status: number;
  body?: unknown;
}

const failure = (error: ORPCError<string, unknown>, requestId: string): Outcome => ({
  status: error.status,
  body: new EnvelopeError(error, requestId).envelope(),
});

/** Aborted when the client goes away before its answer has ended. */
function leavingSignal(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Header lines as Node writes them: name, value, name, value. */
function headerLines(commons: string[], { context, responseHeaders }: RequestContext): string[] {
  const lines = [...commons, 'x-request-id', context.requestId];
  for (const [name, value] of responseHeaders() ?? []) lines.push(name, value);
  return lines;
}

async function write(
  outgoing: ServerResponse,
  { status, body }: Outcome,
  commons: string[],
  request: RequestContext,
): Promise<void> {
  const lines = headerLines(commons, request);
  if (isEventIterator(body)) {
    // Proxies that would hold a stream back are asked not to.
    lines.push('content-type', 'text/event-stream', 'x-accel-buffering', 'no');
    outgoing.writeHead(status, lines);
    return sendEvents(outgoing, body, request.context.requestId);
  }
  if (body instanceof File) {
    const name = encodeURIComponent(body.name);
    lines.push('content-type', body.type, 'content-disposition', `attachment; filename="${name}"`);
    outgoing.writeHead(status, lines);
    return pipeline(body.stream(), outgoing);
  }
  const content = JSON.stringify(body) ?? '';
  lines.push('content-type', 'application/json', 'content-length', String(Buffer.byteLength(content)));
  outgoing.writeHead(status, lines);
  outgoing.end(content);
}

/**
 * Answers everything under /api: judges the request, runs the operation, and words every fault in the one envelope. On
 * Node's own objects: Request and Response would cost a generation more than its validation does.
 */
export function createApiHandler(deps: Deps, metrics: Metrics): NodeHandler {
  const operations = createOperations();
  const clientAddress = clientAddressReader(deps.env.trustProxy);
  const commons = [...commonHeaders(deps.env), ...apiHeaders].flat();

  async function answer(
    incoming: IncomingMessage,
    context: ApiContext,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { method = 'GET', url = '/' } = incoming;
    const { requestId, requestHeaders: headers } = context;
    const asSent = pathOf(incoming);
    const target = directOperations.get(`${method} ${asSent}`) ?? new URL(url, 'http://localhost');
    const path = (target instanceof URL ? target.pathname : asSent).slice('/api'.length);
    if (!isFromThisSite(method, headers, deps.env.publicUrl)) {
      return failure(commonError('FORBIDDEN', { message: messages.request.foreignOrigin }), requestId);
    }
    const rule = bodyRule(method, path);
    // Nobody but a signed-in person is worth the memory of a whole story.
    if (rule.closed && mayExceed(headers, bodyBytes.small) && !(await resolveSession(deps, headers)))
      return failure(commonError('UNAUTHORIZED'), requestId);
    const refused = refuseBody(method, headers, rule);
    if (refused) return failure(refused, requestId);
    if (!(target instanceof URL)) {
      try {
        return await target(context, readJson(await readBody(incoming, rule.maxBytes)), signal);
      } catch (fault) {
        const error = toEnvelopeError(fault, signal.aborted, context);
        return { status: error.status, body: error.envelope() };
      }
    }
    const asked = {
      url: target,
      method,
      signal,
      // The only header that operations are given this way; they read others from their context.
      headers: { 'last-event-id': headers.get('last-event-id') ?? undefined },
      body: async () =>
        rule.upload
          ? upload.file(incoming, rule.maxBytes)
          : readJson(await readBody(incoming, rule.maxBytes)),
    };
    const upload = createUpload(deps.env.dataDir);
    try {
      const { response } = await operations.handle(asked, { prefix: '/api', context });
      if (response) return response;
    } finally {
      await upload.drop();
    }
    const allowed = allowedMethods(path);
    if (allowed.length === 0) return failure(commonError('NOT_FOUND'), requestId);
    context.responseHeaders.set('allow', allowed.join(', '));
    const message = messages.request.unsupportedType;
    return failure(new ORPCError('METHOD_NOT_ALLOWED', { status: 405, message }), requestId);
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const started = performance.now();
    const request = createContext(deps, incoming, clientAddress);
    const { context } = request;
    try {
      const outcome = await answer(incoming, context, leavingSignal(outgoing)).catch((fault: unknown) => {
        context.log.error({ err: fault }, 'unexpected fault');
        return failure(commonError('INTERNAL_SERVER_ERROR'), context.requestId);
      });
      const seconds = (performance.now() - started) / 1_000;
      const { method = 'GET' } = incoming;
      metrics.observe(context.operation, method, outcome.status, seconds);
      if (deps.log.isLevelEnabled('debug')) {
        context.log.debug({ method, path: pathOf(incoming), status: outcome.status, seconds }, 'answered');
      }
      await write(outgoing, outcome, commons, request);
      discardRest(incoming);
    } catch (fault) {
      context.log.error({ err: fault }, 'an answer broke off');
      outgoing.destroy();
    }
  }

  return (incoming, outgoing) => void handle(incoming, outgoing);
}
