import { limits } from '#domain/limits.ts';
import { commonError } from './error-envelope.ts';

/** What is wrong with a request's body before it is read, or null. */
export function refuseBody(method: string, headers: Headers) {
  if (method === 'GET' || method === 'HEAD') return null;
  const length = headers.get('content-length');
  if (Number(length) > limits.bodyBytes) return commonError('PAYLOAD_TOO_LARGE');
  const hasBody = (length !== null && length !== '0') || headers.has('transfer-encoding');
  if (!hasBody) return null;
  const encoding = headers.get('content-encoding');
  const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
  if (!isJson || (encoding !== null && encoding !== 'identity')) return commonError('UNSUPPORTED_MEDIA_TYPE');
  return null;
}

/**
 * The request with a body that stops at the limit where its length wasn't announced; a body with a Content-Length
 * was judged by it, and Node's parser reads no further.
 */
export function limitedBody(request: Request): Request {
  if (!request.headers.has('transfer-encoding') || request.body === null) return request;
  let bytes = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limits.bodyBytes) controller.error(commonError('PAYLOAD_TOO_LARGE'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const init: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' };
  return new Request(request, init);
}
