import { Agent, type Dispatcher, request } from 'undici';
import { PrivateAddressError, publicLookup, refusePrivateLiteral } from '../public-address.ts';
import { type ImageType, imageTypeOf, isSvg } from './image-type.ts';

/** Maximum size of an image, bytes. */
export const largestImage = 5_000_000;
/** Timeout of one image with its redirects, ms. */
const imageTimeoutMs = 10_000;
const maxRedirects = 3;
/** Maximum length of an address, characters. */
const maxAddressLength = 2_000;

/** Why an image was rejected. */
export type ImageErrorCode =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'tooLarge'
  | 'svg'
  | 'noImage';

export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: ImageErrorCode;
  constructor(code: ImageErrorCode, cause?: unknown) {
    super(`image: ${code}`, { cause });
    this.code = code;
  }
}

export interface FetchedImage {
  bytes: Buffer;
  type: ImageType;
}

/** Fetches an image of another site. @throws ImageError */
export type ImageFetcher = (address: string, signal: AbortSignal) => Promise<FetchedImage>;

/** Checks an address: https on the public internet only. Each redirect and connection is checked again. */
function checked(address: string, base?: URL): URL {
  if (address.length > maxAddressLength || !URL.canParse(address, base)) throw new ImageError('address');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ImageError('address');
  refusePrivateLiteral(url);
  return url;
}

async function readBody(answer: Dispatcher.ResponseData, limit: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) throw new ImageError('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ImageError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Follows redirects itself, so that each address is checked before it is requested. */
async function follow(dispatcher: Dispatcher, address: string, signal: AbortSignal): Promise<Buffer> {
  let url = checked(address);
  for (let redirects = 0; ; redirects++) {
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'accept-encoding': 'identity',
      },
    });
    try {
      const { location } = answer.headers;
      if (answer.statusCode === 200) return await readBody(answer, largestImage);
      if (answer.statusCode < 300 || answer.statusCode > 399 || typeof location !== 'string')
        throw new ImageError('status');
      if (redirects === maxRedirects) throw new ImageError('status');
      url = checked(location, url);
    } finally {
      // An unread rest would keep the connection open.
      answer.body.destroy();
    }
  }
}

function toImageError(error: unknown, timeout: AbortSignal): ImageError {
  if (error instanceof ImageError) return error;
  if (timeout.aborted) return new ImageError('timeout', error);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PrivateAddressError) return new ImageError('private', error);
  }
  return new ImageError('unreachable', error);
}

/** Creates the fetcher; tests pass their own `dispatcher` and timeout. */
export function createImageFetcher({
  dispatcher = new Agent({ connect: { lookup: publicLookup, timeout: imageTimeoutMs } }),
  timeoutMs = imageTimeoutMs,
}: {
  dispatcher?: Dispatcher;
  timeoutMs?: number;
} = {}): ImageFetcher {
  return async (address, signal) => {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const bytes = await follow(dispatcher, address, timeout);
      const type = imageTypeOf(bytes);
      if (type === null) throw new ImageError(isSvg(bytes) ? 'svg' : 'noImage');
      return { bytes, type };
    } catch (error) {
      throw toImageError(error, timeout);
    }
  };
}
