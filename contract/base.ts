import { oc } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';

export { oneLine } from '#domain/text/one-line.ts';
export { isVisible } from '#domain/text/visible-characters.ts';

import { describeIssue } from './issues.ts';

z.config({ localeError: describeIssue });

/** Who may call an operation. `server/api.ts` enforces it; a test calls every route with every kind of caller. */
export type Access =
  /** Everybody; no cookie is read. */
  | 'public'
  /** Everybody; a session or a guest cookie is read if there is one. */
  | 'visitor'
  /** A signed-in person. */
  | 'user'
  /** A signed-in administrator with a verified e-mail. */
  | 'admin';

/** One error of an input field: its path and a Turkish message. */
const fieldIssue = z.object({ path: z.string(), message: z.string() });

/** Errors that every operation can answer with; `data` is typed, `message` is the Turkish text to show. */
export const commonErrors = {
  INVALID_INPUT: {
    status: 422,
    message: messages.request.invalid,
    data: z.object({ issues: z.array(fieldIssue) }),
  },
  MALFORMED_REQUEST: { status: 400, message: messages.request.malformed },
  FORBIDDEN: { status: 403, message: messages.request.forbidden },
  NOT_FOUND: { status: 404, message: messages.request.notFound },
  PAYLOAD_TOO_LARGE: { status: 413, message: messages.request.tooLarge },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: messages.request.unsupportedType },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: messages.request.rateLimited,
    data: z.object({ retryAfterSeconds: z.number().int() }),
  },
  UNAUTHORIZED: { status: 401, message: messages.account.sessionNotFound },
  INTERNAL_SERVER_ERROR: { status: 500, message: messages.request.unknown },
  MAINTENANCE: { status: 503, message: messages.settings.maintenance },
  SERVICE_UNAVAILABLE: { status: 503, message: messages.request.unavailable },
} as const;

export interface OperationMeta {
  access: Access;
  /** The operation's own error that replaces an unexpected one; INTERNAL_SERVER_ERROR without it. */
  fallback?: string;
  /** Largest request body, bytes; default `bodyBytes.small`. Larger bodies are accepted from signed-in people only. */
  maxBytes?: number;
  /** Whether the body is an uploaded file of any type; it is stored on disk while the operation runs. */
  upload?: boolean;
}

/** Largest request bodies, bytes: of a form, of a generation with existing text, of a whole story. */
export const bodyBytes = { small: 65_536, text: 700_000, story: limits.bodyBytes } as const;

const closed: OperationMeta = { access: 'admin' };

/** The base of every operation: the common errors, and only administrators until its access is set. */
export const operation = oc.$meta(closed).errors(commonErrors);

/** Text that PostgreSQL can store: no NUL, and lone surrogates are replaced by �. */
export function storable(schema: z.ZodString) {
  return schema
    .overwrite((value) => value.toWellFormed())
    .refine((value) => !value.includes('\u0000'), { error: 'Metinde geçersiz bir karakter var.' });
}

/**
 * Text that a person wrote: no NUL and at most `max` characters.
 * @param missing the message when the field is missing
 */
export function text(max: number, missing?: string) {
  return storable(
    z
      .string(missing === undefined ? {} : { error: missing })
      .max(max, { error: `En çok ${max.toLocaleString('tr-TR')} karakter olabilir.` }),
  );
}

/** An integer of a query, as plain digits. */
export function wholeNumber(min: number, max: number) {
  const isDigits = (value: unknown) => typeof value === 'string' && /^\d{1,9}$/.test(value);
  return z.preprocess(
    (value) => (isDigits(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  );
}

export const uuid = z.uuid({ error: 'Geçersiz kimlik.' });
/** A moment as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** An Istanbul calendar day, YYYY-MM-DD. */
export const day = z.iso.date();
/** The cursor of a page of a list; opaque to clients. */
export const cursor = z.string().max(200);
