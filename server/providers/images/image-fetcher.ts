import { Agent, type Dispatcher, request } from 'undici';
import { PrivateAddressError, publicLookup, refusePrivateLiteral } from '../public-address.ts';
import { type ImageType, imageTypeOf, isSvg } from './image-type.ts';

/** Largest image that is taken in, bytes. */
export const largestImage = 5_000_000;
/** For one image, redirects and last byte included, ms. */
const imageTimeoutMs = 10_000;
const mostRedirects = 3;
/** Longest address that is asked, characters. */
const longestAddress = 2_000;

/** Why an image was not taken in. */
export type ImageFaultCode =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'tooLarge'
  | 'svg'
  | 'noImage';

export class ImageFault extends Error {
  override readonly name = 'ImageFault';
  readonly code: ImageFaultCode;
  constructor(code: ImageFaultCode, cause?: unknown) {
    super(`image: ${code}`, { cause });
    this.code = code;
  }
}

export interface FetchedImage {
  bytes: Buffer;
  type: ImageType;
}

/** Fetches an image of another site. The fetching throws ImageFault. */
export type ImageFetcher = (address: string, signal: AbortSignal) => Promise<FetchedImage>;

/** Only https, only the public internet, checked for each address of a chain and again at each connection. */
function checked(address: string, base?: URL): URL {
  if (address.length > longestAddress || !URL.canParse(address, base)) throw new ImageFault('address');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ImageFault('address');
  refusePrivateLiteral(url);
  return url;
}

async function readBody(answer: Dispatcher.ResponseData, limit: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > limit) throw new ImageFault('tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ImageFault('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Follows redirects itself, so that each address is looked at before it is asked. */
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
        throw new ImageFault('status');
      if (redirects === mostRedirects) throw new ImageFault('status');
      url = checked(location, url);
    } finally {
      // An unread rest would hold its connection.
      answer.body.destroy();
    }
  }
}

function faultOf(error: unknown, timeout: AbortSignal): ImageFault {
  if (error instanceof ImageFault) return error;
  if (timeout.aborted) return new ImageFault('timeout', error);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PrivateAddressError) return new ImageFault('private', error);
  }
  return new ImageFault('unreachable', error);
}

/** Makes the fetcher; `dispatcher` and the time limit are its own unless a test says otherwise. */
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
      if (type === null) throw new ImageFault(isSvg(bytes) ? 'svg' : 'noImage');
      return { bytes, type };
    } catch (error) {
      throw faultOf(error, timeout);
    }
  };
}
