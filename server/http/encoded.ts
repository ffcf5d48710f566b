import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

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
  /** Null for what nobody may store. */
  etag: string | null;
  /** Made when the encoding is first asked for, quickly; thoroughly when it is asked for again: most pages never are. */
  variants: Record<Encoding, Variant | (() => Promise<Variant>)>;
  notModified: Record<string, string>;
}

/** Puts the headers of `raw` together, once for all answers, and how it is compressed (unless that is already done). */
export function encode(
  raw: Buffer<ArrayBuffer>,
  headers: Record<string, string>,
  options: {
    status?: number;
    compressed?: { br: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer> } | 'never';
    /** False for what nobody may store, and so nobody can ask for by its tag: hashing a novel takes its time. */
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
            // Nobody waits for it, and where it fails the first one goes on serving.
            thorough().catch(() => {});
            return first;
          };
          return first;
        });
  }
  return { status, etag, notModified, variants };
}

/** Many who ask at once wait for one making; where that fails the next one tries again. */
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

/** What nobody waits for takes one thread at most from what somebody waits for. */
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
/** More than a page has. */
const windowBits = 17;
/** Bytes, more than a page takes compressed: it comes in one piece. */
const chunkSize = 32 * 1024;

/** Bytes; what is longer would keep everybody else waiting for milliseconds. */
const mostAtOnce = 128 * 1024;

/**
 * At once where it is short: handing it to another thread and back costs as much as the compression. Measured on a page of
 * 66 kB: quality 2 costs 0.4 ms and 17.0 kB, quality 4 costs 1 ms and 16.0 kB.
 */
const hasty = {
  br: (raw: Buffer) => {
    const params = brotliParams(2, windowBits, raw.length);
    return raw.length > mostAtOnce ? brotli(raw, { params }) : brotliCompressSync(raw, { chunkSize, params });
  },
  gzip: (raw: Buffer) =>
    raw.length > mostAtOnce ? gz(raw, { level: 4 }) : gzipSync(raw, { chunkSize, level: 4 }),
};

/**
 * 9 % smaller than quality 5, for a hundred times the cost:
 * once for each change of a page that is asked for again.
 */
const thoroughly = {
  br: (raw: Buffer) => brotli(raw, { params: brotliParams(11, windowBits, raw.length) }),
  gzip: (raw: Buffer) => gz(raw, { level: 9 }),
};

/** What of a request decides how it is answered. */
export interface Preferences {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * Answers 304 where the browser has the bytes, else in the best encoding it takes: at once, unless it is the first to ask
 * for that encoding. @throws (rejects) where they can't be compressed.
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
