import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { mapEventIterator, ORPCError } from '@orpc/client';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { OperationMeta } from '#contract/base.ts';
import { messages } from '#domain/messages.ts';
import type { AppContext, Deps } from '../context.ts';
import { router } from '../router.ts';
import { allowedMethods } from './allowed-methods.ts';
import { limitedBody, refuseBody } from './body-limit.ts';
import { clientAddressReader } from './client-address.ts';
import { commonError, EnvelopeError, errorResponse, toContractError } from './error-envelope.ts';
import type { Metrics } from './metrics.ts';
import { isFromThisSite } from './origin-check.ts';
import { apiHeaders, commonHeaders } from './security-headers.ts';

/** The context of an operation, and which one it turned out to be (for the metrics). */
interface ApiContext extends AppContext {
  operation: string;
}

const isEventIterator = (output: unknown): output is AsyncIterator<unknown, unknown, void> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output;

function retryAfterOf(error: ORPCError<string, unknown>): string | null {
  if (error.code === 'SERVICE_UNAVAILABLE') return '5';
  const { data } = error;
  const isWait = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data;
  return isWait ? String(data.retryAfterSeconds) : null;
}

/** Words a fault from outside the operation: a body that can't be read, or whose sender hung up. */
function toReadingError(thrown: unknown, hungUp: boolean, context: AppContext): ORPCError<string, unknown> {
  if (thrown instanceof ORPCError) return thrown;
  const isUnreadable = hungUp || thrown instanceof SyntaxError || thrown instanceof URIError;
  if (isUnreadable) return commonError('MALFORMED_REQUEST');
  return toContractError(thrown, context, { errorMap: {}, fallback: undefined });
}

function createOperations() {
  return new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: (error) =>
      error instanceof EnvelopeError ? error.envelope() : error.toJSON(),
    interceptors: [
      async ({ context, request, next }) => {
        try {
          return await next();
        } catch (thrown) {
          const error = toReadingError(thrown, request.signal?.aborted === true, context);
          const retryAfter = retryAfterOf(error);
          if (retryAfter !== null) context.responseHeaders.set('retry-after', retryAfter);
          throw new EnvelopeError(error, context.requestId);
        }
      },
    ],
    clientInterceptors: [
      async ({ context, path, procedure, next }) => {
        context.operation = path.join('.');
        const { errorMap, meta } = procedure['~orpc'];
        const operation = { errorMap, fallback: (meta as OperationMeta).fallback };
        const inWords = (thrown: unknown) => toContractError(thrown, context, operation);
        try {
          const output = await next();
          if (!isEventIterator(output)) return output;
          return mapEventIterator(output, {
            value: async (value) => value,
            error: async (thrown) => inWords(thrown),
          });
        } catch (thrown) {
          throw inWords(thrown);
        }
      },
    ],
  });
}

/** Answers everything under /api: judges the request, runs the operation, and words every fault in the one envelope. */
export function createApiHandler(
  deps: Deps,
  metrics: Metrics,
): (request: Request, bindings: HttpBindings) => Promise<Response> {
  const operations = createOperations();
  const clientAddress = clientAddressReader(deps.env.trustProxy);
  const headers = [...commonHeaders(deps.env), ...apiHeaders];

  async function answer(request: Request, context: ApiContext, pathname: string): Promise<Response> {
    const { method, headers } = request;
    const { requestId } = context;
    if (!isFromThisSite(method, headers, deps.env.publicUrl)) {
      return errorResponse(commonError('FORBIDDEN', { message: messages.request.foreignOrigin }), requestId);
    }
    const refused = refuseBody(method, headers);
    if (refused) return errorResponse(refused, requestId);
    const { response } = await operations.handle(limitedBody(request), { prefix: '/api', context });
    if (response) return response;
    const allowed = allowedMethods(pathname.slice('/api'.length));
    if (allowed.length === 0) return errorResponse(commonError('NOT_FOUND'), requestId);
    const notAllowed = new ORPCError('METHOD_NOT_ALLOWED', {
      status: 405,
      message: messages.request.unsupportedType,
    });
    return errorResponse(notAllowed, requestId, { allow: allowed.join(', ') });
  }

  return async (request, { incoming }) => {
    const started = performance.now();
    const requestId = randomUUID();
    const context: ApiContext = {
      deps,
      requestId,
      log: deps.log.child({ requestId }),
      ip: clientAddress(incoming.socket.remoteAddress, request.headers.get('x-forwarded-for')),
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
      requestHeaders: request.headers,
      responseHeaders: new Headers(),
      user: null,
      guestId: null,
      operation: '',
    };
    const pathname = new URL(request.url).pathname;
    let response: Response;
    try {
      response = await answer(request, context, pathname);
    } catch (fault) {
      context.log.error({ err: fault }, 'unexpected fault');
      response = errorResponse(commonError('INTERNAL_SERVER_ERROR'), requestId);
    }
    for (const [name, value] of headers) response.headers.set(name, value);
    for (const [name, value] of context.responseHeaders) response.headers.append(name, value);
    response.headers.set('x-request-id', requestId);
    const seconds = (performance.now() - started) / 1_000;
    metrics.observe(context.operation, request.method, response.status, seconds);
    context.log.debug({ method: request.method, pathname, status: response.status, seconds }, 'answered');
    return response;
  };
}
