import { messages } from '#domain/messages.ts';

/** One fault of one input field, as the server names it. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** An answer of the API that is no success. `message` is the Turkish text to show as it is. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** HTTP status; 0 where no answer came. */
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

/** The fault of a request that no answer came to (docs/product/generation.md). */
export function networkError(cause: unknown): ApiError {
  return new ApiError({ code: 'NETWORK', status: 0, message: messages.generation.network, cause });
}

/** Makes an ApiError of an envelope `{ code, status, message, data?, requestId }`, or of whatever came instead. */
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

/** The text to show for anything that was thrown: the API's own words; `fallback` where something else answered. */
export function errorText(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? messages.request.unknown;
  return error.code === 'UNKNOWN' ? (fallback ?? error.message) : error.message;
}

/** Faults of single fields of a refused input, by path ('email' → text); empty for every other error. */
export function fieldIssues(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') return {};
  const issues = (error.data as { issues?: FieldIssue[] } | undefined)?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]));
}
