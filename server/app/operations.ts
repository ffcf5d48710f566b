import { mapEventIterator, ORPCError } from '@orpc/client';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { commonErrors } from '#contract/base.ts';
import { operationAt } from '#contract/operations.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { commonError, EnvelopeError, toContractError } from '../http/error-envelope.ts';
import { router } from './router.ts';

/** The context of an operation, and which one it turned out to be (for the metrics). */
export interface ApiContext extends AppContext {
  operation: string;
}

/** Whether an operation answers with events rather than with one value. */
export const isEventIterator = (output: unknown): output is AsyncIterator<unknown, unknown, void> =>
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
  const isUnreadable =
    (hungUp && !(thrown instanceof AppError)) || thrown instanceof SyntaxError || thrown instanceof URIError;
  if (isUnreadable) return commonError('MALFORMED_REQUEST');
  return toContractError(thrown, context, { errorMap: commonErrors, fallback: undefined });
}

/**
 * The answer to whatever a request threw, in the one envelope; where it tells when to come again, the header says so too.
 * @param hungUp whether the sender had gone by then.
 */
function toEnvelopeError(thrown: unknown, hungUp: boolean, context: AppContext): EnvelopeError {
  const error = toReadingError(thrown, hungUp, context);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) context.responseHeaders.set('retry-after', retryAfter);
  return new EnvelopeError(error, context.requestId);
}

/** Finds, validates and runs the operation that a request names; every fault leaves it as an envelope. */
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
