import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a response, ready to send. */
interface Variant {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A response body with its headers, in each encoding that a browser may request. */
export interface Encoded {
  status: number;
  /** Null for a response that must not be stored. */
  etag: string | null;
  /**
   * Compressed quickly at the first request of an encoding and better at the second, because most pages have no second.
   */
  variants: Record<Encoding, Variant | (() => Promise<Variant>)>;
  notModified: Record<string, string>;
}

/** Prepares the headers of `raw` for all responses, and its compression unless `compressed` has the bytes. */
export function encode(
  raw: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
  options: {
    status?: number;
    compressed?: { br: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer> } | 'never';
    /** False for a response that must not be stored: it needs no ETag, and hashing a long text takes time. */
    tagged?: boolean;
  } = {},
): Encoded {
  const { status = 200, compressed, tagged = true } = options;
  const etag = tagged ? `W/"${hash('sha256', raw, 'base64url').slice(0, 22)}"` : null;
  const common = {
    ...headers,
    ...(etag && { etag }),
    ...(compressed !== 'never' && { vary: 'accept-encoding' }),
  };
  const variant = (body: Buffer<ArrayBuffer>, encoding: Encoding): Variant => ({
    body,
    headers: {
      ...common,
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  const { 'content-type': _, ...notModified } = common as Record<string, string>;
  const identity = variant(raw, 'identity');
  const variants: Encoded['variants'] = { identity, br: identity, gzip: identity };
  for (const encoding of ['br', 'gzip'] as const) {
    if (compressed === 'never') continue;
    variants[encoding] = compressed
      ? variant(compressed[encoding], encoding)
      : once(async () => {
          const first = variant(await hasty[encoding](raw), encoding);
          const thorough = once(() =>
            oneByOne(async () => {
              variants[encoding] = variant(await thoroughly[encoding](raw), encoding);
            }),
          );
          variants[encoding] = async () => {
            // No request waits for the better compression; when it fails, the first one is still served.
            thorough().catch(() => {});
            return first;
          };
          return first;
        });
  }
  return { status, etag, notModified, variants };
}

/** Runs `make` once for concurrent callers; after a failure the next caller runs it again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= make().finally(() => {
      running = undefined;
    });
    return running;
  };
}

let last: Promise<unknown> = Promise.resolve();

/** Runs background work one after another, so that it takes at most one thread from requests. */
function oneByOne<T>(make: () => Promise<T>): Promise<T> {
  const next = last.then(make);
  last = next.catch(() => {});
  return next;
}

const brotliParams = (quality: number, windowBits: number, bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});
/** Base-2 logarithm of the window: 128 kB, more than the size of a page. */
const windowBits = 17;
/** Bytes; a compressed page is smaller and fits one chunk. */
const chunkSize = 32 * 1024;

/** Longest body that is compressed synchronously, bytes; a longer one would block the event loop for milliseconds. */
const maxSyncBytes = 128 * 1024;

/**
 * Synchronous for short bodies, because a change of threads costs as much as their compression. For a page of 66 kB
 * quality 2 takes 0.4 ms (17.0 kB) and quality 4 takes 1 ms (16.0 kB).
 */
const hasty = {
  br: (raw: Buffer) => {
    const params = brotliParams(2, windowBits, raw.length);
    return raw.length > maxSyncBytes
      ? brotli(raw, { params })
      : brotliCompressSync(raw, { chunkSize, params });
  },
  gzip: (raw: Buffer) =>
    raw.length > maxSyncBytes ? gz(raw, { level: 4 }) : gzipSync(raw, { chunkSize, level: 4 }),
};

/** 9 % smaller than quality 5 for a hundred times the cost, once for each change of a page. */
const thoroughly = {
  br: (raw: Buffer) => brotli(raw, { params: brotliParams(11, windowBits, raw.length) }),
  gzip: (raw: Buffer) => gz(raw, { level: 9 }),
};

/** The request headers that decide the encoding and the status. */
export interface Preferences {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * Responds with 304 when the ETag matches, else in the best accepted encoding; synchronous unless the encoding must be
 * made.
 * @throws (rejects) when the compression fails
 */
export function answerWith(
  encoded: Encoded,
  { acceptEncoding, ifNoneMatch }: Preferences,
): Response | Promise<Response> {
  if (
    ifNoneMatch !== undefined &&
    encoded.etag &&
    encoded.status === 200 &&
    matches(ifNoneMatch, encoded.etag)
  ) {
    return new Response(null, { status: 304, headers: encoded.notModified });
  }
  const { status } = encoded;
  const answer = ({ body, headers }: Variant) => new Response(body, { status, headers });
  const variant = encoded.variants[bestEncoding(acceptEncoding)];
  return typeof variant === 'function' ? variant().then(answer) : answer(variant);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Matches an encoding in a list when its weight is not 0. */
const takes = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (takesBrotli.test(accept)) return 'br';
  return takesGzip.test(accept) ? 'gzip' : 'identity';
}
