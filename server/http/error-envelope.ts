import { ORPCError, ValidationError } from '@orpc/server';
import { commonErrors } from '#contract/base.ts';
import type { AppContext } from '../context.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { AppError } from '../errors.ts';

/** An error that is sent as the envelope `{ code, status, message, data?, requestId }`. */
export class EnvelopeError extends ORPCError<string, unknown> {
  readonly requestId: string;
  constructor(error: ORPCError<string, unknown>, requestId: string) {
    super(error.code, { status: error.status, message: error.message, data: error.data });
    this.requestId = requestId;
  }
  /** The body of the response. */
  envelope() {
    const { code, status, message, data, requestId } = this;
    return { code, status, message, data, requestId };
  }
}

type ErrorMap = Record<string, { status?: number; message?: string } | undefined>;
export type CommonErrorCode = keyof typeof commonErrors;

/** An error that every operation can answer with, with its own text or the given one. */
export function commonError(code: CommonErrorCode, options: { message?: string; data?: unknown } = {}) {
  const { status, message } = commonErrors[code];
  return new ORPCError<string, unknown>(code, { status, message, ...options });
}

function fromIssues(cause: ValidationError) {
  const issues = cause.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message: issue.message,
  }));
  const only = issues.length === 1 ? issues[0]?.message : undefined;
  return commonError('INVALID_INPUT', { data: { issues }, ...(only !== undefined && { message: only }) });
}

/** An error with the status of the contract, and the text of the contract if it has none of its own. */
function declaredError(
  code: string,
  errorMap: ErrorMap,
  { userMessage, data, cause }: { userMessage?: string | undefined; data?: unknown; cause?: unknown } = {},
) {
  const { status, message } = errorMap[code] ?? {};
  return new ORPCError<string, unknown>(code, { status, message: userMessage ?? message, data, cause });
}

/**
 * Maps a thrown error to the error that is sent. An AppError that the operation declares gets its status and text from
 * the contract. Any other error is logged with its cause and becomes the operation's own fallback, or
 * INTERNAL_SERVER_ERROR. After the client has left (`signal`), its abort is not logged as an error.
 */
export function toContractError(
  thrown: unknown,
  context: AppContext,
  operation: { errorMap: ErrorMap; fallback: string | undefined; signal?: AbortSignal | undefined },
): ORPCError<string, unknown> {
  if (operation.signal?.aborted && thrown === operation.signal.reason) {
    context.log.debug('the client left before its answer');
    return commonError('MALFORMED_REQUEST');
  }
  const { errorMap } = operation;
  if (thrown instanceof AppError && thrown.code in errorMap && thrown.code !== 'INTERNAL_SERVER_ERROR') {
    return declaredError(thrown.code, errorMap, thrown);
  }
  if (
    thrown instanceof ORPCError &&
    thrown.code === 'BAD_REQUEST' &&
    thrown.cause instanceof ValidationError
  ) {
    return fromIssues(thrown.cause);
  }
  if (isDatabaseUnavailable(thrown)) {
    context.log.error({ err: thrown }, 'database unavailable');
    return commonError('SERVICE_UNAVAILABLE');
  }
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  // A response that does not match the contract: logs the validation errors without the data.
  const issues = cause instanceof ValidationError ? cause.issues : undefined;
  context.log.error({ err: thrown, issues }, 'unexpected fault');
  const code = operation.fallback ?? 'INTERNAL_SERVER_ERROR';
  return declaredError(code, { ...commonErrors, ...errorMap });
}
