import { mapEventIterator, ORPCError } from '@orpc/client';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { commonErrors } from '#contract/base.ts';
import { operationAt } from '#contract/operations.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { commonError, EnvelopeError, toContractError } from '../http/error-envelope.ts';
import { router } from './router.ts';

/** The context of an operation with its id, for the metrics. */
export interface ApiContext extends AppContext {
  operation: string;
}

/** Whether an operation returns events instead of one value. */
export const isEventIterator = (output: unknown): output is AsyncIterator<unknown, unknown, void> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output;

function retryAfterOf(error: ORPCError<string, unknown>): string | null {
  if (error.code === 'SERVICE_UNAVAILABLE') return '5';
  const { data } = error;
  const isWait = typeof data === 'object' && data !== null && 'retryAfterSeconds' in data;
  return isWait ? String(data.retryAfterSeconds) : null;
}

/** Maps an error outside of an operation: an unreadable body, or a client that has disconnected. */
function toReadingError(thrown: unknown, hungUp: boolean, context: AppContext): ORPCError<string, unknown> {
  if (thrown instanceof ORPCError) return thrown;
  const isUnreadable =
    (hungUp && !(thrown instanceof AppError)) || thrown instanceof SyntaxError || thrown instanceof URIError;
  if (isUnreadable) return commonError('MALFORMED_REQUEST');
  return toContractError(thrown, context, { errorMap: commonErrors, fallback: undefined });
}

/**
 * Maps any thrown error to the envelope; sets Retry-After if the error has a time.
 * @param hungUp whether the client had disconnected
 */
function toEnvelopeError(thrown: unknown, hungUp: boolean, context: AppContext): EnvelopeError {
  const error = toReadingError(thrown, hungUp, context);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) context.responseHeaders.set('retry-after', retryAfter);
  return new EnvelopeError(error, context.requestId);
}

/** Finds, validates and runs the operation of a request; every error becomes an envelope. */
export function createOperations() {
  return new StandardOpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: (error) =>
      error instanceof EnvelopeError ? error.envelope() : error.toJSON(),
    interceptors: [
      async ({ context, request, next }) => {
        try {
          return await next();
        } catch (thrown) {
          throw toEnvelopeError(thrown, request.signal?.aborted === true, context);
        }
      },
    ],
    clientInterceptors: [
      async ({ context, path, signal, next }) => {
        const { operationId, errors, fallback } = operationAt(path);
        context.operation = operationId;
        const operation = { errorMap: errors, fallback, signal };
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
