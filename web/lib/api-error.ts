import { messages } from '#domain/messages/index.ts';

/** An error of one input field. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** An error answer of the API; `message` is the Turkish text to show. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | null;

  constructor(fault: {
    code: string;
    message: string;
    status: number;
    data?: unknown;
    requestId?: string | null;
    cause?: unknown;
  }) {
    super(fault.message, { cause: fault.cause });
    this.code = fault.code;
    this.status = fault.status;
    this.data = fault.data;
    this.requestId = fault.requestId ?? null;
  }
}

/** The error of a request without an answer (docs/product/generation.md). */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', status: 0, message: messages.generation.network, cause });
}

/** Creates an ApiError from an envelope `{ code, status, message, data?, requestId }` or any other body. */
export function errorFromEnvelope(body: unknown, status: number): ApiError {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Partial<
    Record<string, unknown>
  >;
  return new ApiError({
    code: typeof envelope.code === 'string' ? envelope.code : 'UNKNOWN',
    message:
      typeof envelope.message === 'string' && envelope.message !== ''
        ? envelope.message
        : status === 503
          ? messages.request.unavailable
          : messages.request.unknown,
    status: typeof envelope.status === 'number' ? envelope.status : status,
    data: envelope.data,
    requestId: typeof envelope.requestId === 'string' ? envelope.requestId : null,
  });
}

/** The text to show for any thrown value: the API's message, or `fallback` for other errors. */
export function errorText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? messages.request.unknown;
  return error.code === 'UNKNOWN' ? (fallback ?? error.message) : error.message;
}

/** Errors by field of a refused input ('email' → text); empty for every other error. */
export function fieldIssues(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') return {};
  const issues = (error.data as { issues?: FieldIssue[] } | undefined)?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
}
