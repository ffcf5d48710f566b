import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ORPCError } from '@orpc/client';
import { bodyBytes } from '#contract/base.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '../context.ts';
import { exportsFolder } from '../features/account/index.ts';
import { resolveSession } from '../features/auth/index.ts';
import { allowedMethods, bodyRule } from '../http/allowed-methods.ts';
import { accountOwner, bodyBudgets } from '../http/body-budget.ts';
import { mayExceed, refuseBody } from '../http/body-limit.ts';
import { clientAddressReader } from '../http/client-address.ts';
import { commonError, EnvelopeError } from '../http/error-envelope.ts';
import { sendEvents } from '../http/event-stream.ts';
import type { NodeHandler } from '../http/http-app.ts';
import { isFromThisSite } from '../http/origin-check.ts';
import { discardRest, readBody } from '../http/read-body.ts';
import { readJson } from '../http/read-json.ts';
import { markRecentChange } from '../http/recent-change.ts';
import { pathOf } from '../http/request-path.ts';
import { apiHeaders, commonHeaders } from '../http/security-headers.ts';
import { createUpload } from '../http/upload.ts';
import { addressKeys } from '../rate-limit/address-key.ts';
import { createContext, type RequestContext } from './api-context.ts';
import { type ApiContext, createOperations, isEventIterator } from './operations.ts';

/** A response before it is written. */
interface Outcome {
  status: number;
  body?: unknown;
}

const failure = (error: ORPCError<string, unknown>, requestId: string): Outcome => ({
  status: error.status,
  body: new EnvelopeError(error, requestId).envelope(),
});

/** Aborted when the client disconnects before the end of its response. */
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
    // Tells proxies not to buffer a stream.
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
 * Answers everything under /api: checks the request, runs the operation, and sends every error in the envelope. Uses
 * Node's own objects, because creating Request and Response costs more than the validation of a generation.
 */
export function createApiHandler(deps: Deps): NodeHandler {
  const operations = createOperations();
  const clientAddress = clientAddressReader(deps.env.trustProxy);
  const commons = [...commonHeaders(deps.env), ...apiHeaders].flat();

  const budgets = bodyBudgets(deps);

  /**
   * The owner that a body is counted for. The session is looked up only for a body that visitors may not send, or when
   * the visitors' budget is used up.
   */
  async function bodyOwner({ ip, requestHeaders }: ApiContext, { upload }: { upload: boolean }) {
    const address = addressKeys(ip);
    const announced = Number(requestHeaders.get('content-length') ?? 0);
    const isNeeded =
      upload || mayExceed(requestHeaders, bodyBytes.small) || !budgets.visitors.hasRoom(address, announced);
    const user = isNeeded ? await resolveSession(deps, requestHeaders) : null;
    const account = upload ? budgets.uploads : budgets.accounts;
    return {
      user,
      isNeeded,
      hold: user ? account.hold(accountOwner(user.id, address)) : budgets.visitors.hold(address),
    };
  }

  async function answer(
    incoming: IncomingMessage,
    context: ApiContext,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { method = 'GET', url = '/' } = incoming;
    const { requestId, requestHeaders: headers } = context;
    const target = new URL(url, 'http://localhost');
    const path = target.pathname.slice('/api'.length);
    if (!isFromThisSite(method, headers, deps.env.publicUrl)) {
      return failure(commonError('FORBIDDEN', { message: messages.request.foreignOrigin }), requestId);
    }
    const rule = bodyRule(method, path);
    const { user, isNeeded, hold } = await bodyOwner(context, rule);
    const maxBytes = user ? rule.maxBytes : Math.min(rule.maxBytes, bodyBytes.small);
    const announced = Number(headers.get('content-length'));
    // The body is larger than visitors may send, so a writer's session has probably ended.
    const needsUser = rule.closed || (announced > maxBytes && announced <= rule.maxBytes);
    if (isNeeded && needsUser && !user) return failure(commonError('UNAUTHORIZED'), requestId);
    const refused = refuseBody(method, headers, { ...rule, maxBytes });
    if (refused) return failure(refused, requestId);
    const asked = {
      url: target,
      method,
      signal,
      // The only header that operations get this way; they read others from their context.
      headers: { 'last-event-id': headers.get('last-event-id') ?? undefined },
      body: async () =>
        rule.upload
          ? upload.file(incoming, maxBytes, hold)
          : readJson(await readBody(incoming, maxBytes, hold)),
    };
    const upload = createUpload(exportsFolder(deps.env.dataDir));
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
      const operation = context.operation === '' ? 'none' : context.operation;
      deps.metrics.requests.inc({ operation, method, status: outcome.status });
      deps.metrics.requestSeconds.observe({ operation }, seconds);
      if (deps.log.isLevelEnabled('debug')) {
        context.log.debug({ method, path: pathOf(incoming), status: outcome.status, seconds }, 'answered');
      }
      markRecentChange(context, method);
      await write(outgoing, outcome, commons, request);
      discardRest(incoming);
    } catch (fault) {
      context.log.error({ err: fault }, 'an answer broke off');
      outgoing.destroy();
    }
  }

  return (incoming, outgoing) => void handle(incoming, outgoing);
}
