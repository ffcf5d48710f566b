import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** One representation, ready to send. */
interface Variant {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Bytes with everything that is sent with them, in each encoding a browser may ask for. */
export interface Encoded {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  notModified: Record<string, string>;
}

/** Compresses `raw` (unless that is already done) and puts its headers together, once for all answers. */
export async function encode(
  raw: Buffer,
  headers: Record<string, string>,
  options: { status?: number; compressed?: { br: Buffer; gzip: Buffer } | 'never' } = {},
): Promise<Encoded> {
  const { status = 200, compressed } = options;
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  const [br, gzipped] =
    compressed === 'never'
      ? [null, null]
      : await Promise.all([compressed?.br ?? compressBrotli(raw), compressed?.gzip ?? gz(raw, { level: 9 })]);
  const common = { ...headers, etag, ...(br && { vary: 'accept-encoding' }) };
  const variant = (body: Buffer, encoding: Encoding): Variant => ({
    body: new Uint8Array(body),
    headers: {
      ...common,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  const identity = variant(raw, 'identity');
  const { 'content-type': _, ...notModified } = common as Record<string, string>;
  return {
    status,
    etag,
    notModified,
    variants: {
      identity,
      br: br ? variant(br, 'br') : identity,
      gzip: gzipped ? variant(gzipped, 'gzip') : identity,
    },
  };
}

function compressBrotli(raw: Buffer): Promise<Buffer> {
  return brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/** What of a request decides how it is answered. */
export interface Preferences {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Answers from prepared bytes: 304 where the browser has them, else in the best encoding it takes. */
export function answerWith(encoded: Encoded, { acceptEncoding, ifNoneMatch }: Preferences): Response {
  if (ifNoneMatch !== undefined && encoded.status === 200 && matches(ifNoneMatch, encoded.etag)) {
    return new Response(null, { status: 304, headers: encoded.notModified });
  }
  const { body, headers } = encoded.variants[bestEncoding(acceptEncoding)];
  return new Response(body, { status: encoded.status, headers });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** A name in a list of encodings that is not given the weight 0. */
const takes = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (takesBrotli.test(accept)) return 'br';
  return takesGzip.test(accept) ? 'gzip' : 'identity';
}
