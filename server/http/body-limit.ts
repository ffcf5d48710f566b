import type { RequestHeaders } from '../context.ts';
import { commonError } from './error-envelope.ts';

/** Whether a body may be larger than `bytes`: its announced length is larger, or it has none. */
export function mayExceed(headers: RequestHeaders, bytes: number): boolean {
  return Number(headers.get('content-length')) > bytes || headers.has('transfer-encoding');
}

const jsonType = /^application\/json\s*(;|$)/i;
const foreignCharset = /;\s*charset=(?!"?utf-8"?\s*(;|$))/i;

/**
 * Returns the error of a request's body by its headers, or null.
 * @param rule.upload the body is a file of any type
 * @param rule.tooLarge the text for a larger body; the common one without it
 */
export function refuseBody(
  method: string,
  headers: RequestHeaders,
  { maxBytes, upload, tooLarge }: { maxBytes: number; upload: boolean; tooLarge: string | undefined },
) {
  if (method === 'GET' || method === 'HEAD') return null;
  const length = headers.get('content-length');
  if (Number(length) > maxBytes)
    return commonError('PAYLOAD_TOO_LARGE', { ...(tooLarge !== undefined && { message: tooLarge }) });
  const hasBody = (length !== null && length !== '0') || headers.has('transfer-encoding');
  if (!hasBody) return null;
  const encoding = headers.get('content-encoding');
  const type = headers.get('content-type') ?? '';
  if (upload)
    return encoding === null || encoding === 'identity' ? null : commonError('UNSUPPORTED_MEDIA_TYPE');
  const isJson = jsonType.test(type) && !foreignCharset.test(type);
  if (!isJson || (encoding !== null && encoding !== 'identity')) return commonError('UNSUPPORTED_MEDIA_TYPE');
  return null;
}
