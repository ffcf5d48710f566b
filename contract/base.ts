import { oc } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { messages } from '#domain/messages/index.ts';

export { oneLine } from '#domain/text/one-line.ts';
export { isVisible } from '#domain/text/visible-characters.ts';

import { describeIssue } from './issues.ts';

z.config({ localeError: describeIssue });

/** Who may call an operation. One middleware enforces it; the auth matrix test walks every route by it. */
export type Access =
  /** Anyone, without any cookie being read. */
  | 'public'
  /** Anyone; a session or a guest's trial cookie is read where there is one. */
  | 'visitor'
  /** A signed-in person. */
  | 'user'
  /** A signed-in administrator with a verified e-mail. */
  | 'admin';

/** One fault of one input field: where it is, and what to do about it, in Turkish. */
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
  /** The operation's own error that an unexpected fault is shown as; INTERNAL_SERVER_ERROR where none is named. */
  fallback?: string;
  /** Largest request body; `bodyBytes.small` where none is named. Larger than that, it is read for signed-in people only. */
  maxBytes?: number;
  /** True where the body is a file as it is, of any type; it is kept on disk while the operation runs. */
  upload?: boolean;
}

/** Request bodies, bytes: of a form, of a generation with the text it goes on from, of a whole story. */
export const bodyBytes = { small: 65_536, text: 700_000, story: limits.bodyBytes } as const;

const closed: OperationMeta = { access: 'admin' };

/** Where each operation of the contract starts: the common errors, and closed until its access is named. */
export const operation = oc.$meta(closed).errors(commonErrors);

/** Text as it can be stored: half a letter becomes �, so that what is checked, kept and compared is the same; no NUL. */
export function storable(schema: z.ZodString) {
  return schema
    .overwrite((value) => value.toWellFormed())
    .refine((value) => !value.includes('\u0000'), { error: 'Metinde geçersiz bir karakter var.' });
}

/**
 * Text that a person wrote: no NUL (PostgreSQL can't store it), at most `max` characters.
 * @param missing what to say where it was not given at all.
 */
export function text(max: number, missing?: string) {
  return storable(
    z
      .string(missing === undefined ? {} : { error: missing })
      .max(max, { error: `En çok ${max.toLocaleString('tr-TR')} karakter olabilir.` }),
  );
}

/** A whole number of a query, in plain digits. */
export function wholeNumber(min: number, max: number) {
  const isDigits = (value: unknown) => typeof value === 'string' && /^\d{1,9}$/.test(value);
  return z.preprocess(
    (value) => (isDigits(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  );
}

export const uuid = z.uuid({ error: 'Geçersiz kimlik.' });
/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** An Istanbul calendar day, YYYY-MM-DD. */
export const day = z.iso.date();
/** Names a page of a list; opaque to the client. */
export const cursor = z.string().max(200);
