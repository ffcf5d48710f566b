import { createHash } from 'node:crypto';
import type { UnfetchedImage } from '#contract/blog.ts';
import { blogImagePath } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import type { Deps } from '#server/context.ts';
import { perDeps } from '#server/per-deps.ts';
import { createImageFetcher, ImageError } from '#server/providers/images/index.ts';
import type { PostDraft } from './post-draft.ts';
import { safeImage } from './safe-addresses.ts';
import { sanitizeInThread } from './sanitize-in-thread.ts';

/** Maximum number of images that one save fetches, and how many of them at the same time. */
const maxImages = 30;
const maxConcurrent = 4;
/** Time limit of all fetches of one save, ms. */
const totalTimeoutMs = 25_000;

/** In sanitized HTML `src` is the first attribute of an image, and texts contain no unescaped `<`. */
const imageTag = /(<img src=")([^"]*)(")/g;
const decoded = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const fetcherOf = perDeps((deps) => deps.images ?? createImageFetcher());

/** The path on this site that replaces a foreign address, or the reason why the address stays. */
type Outcome = { path: string } | { reason: string };

/** The path of an image that was fetched from this address before, or undefined. */
async function knownPath({ db }: Deps, address: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('blog_image_sources as source')
    .innerJoin('blog_images as image', 'image.hash', 'source.hash')
    .select(['image.hash', 'image.type'])
    .where('address', '=', address)
    .executeTakeFirst();
  return known && blogImagePath(known.hash, known.type);
}

/** Fetches an image, stores it and returns its path. @throws ImageError */
async function fetchAndStore(deps: Deps, address: string, signal: AbortSignal): Promise<string> {
  const { db } = deps;
  const { bytes, type } = await fetcherOf(deps)(address, signal);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('blog_images')
    .values({ hash, type, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('blog_image_sources')
    .values({ address, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return blogImagePath(hash, type);
}

async function importImage(deps: Deps, address: string, signal: AbortSignal): Promise<Outcome> {
  const url = new URL(address);
  if (url.origin === new URL(deps.env.publicUrl).origin) return { path: url.pathname + url.search };
  try {
    return { path: (await knownPath(deps, address)) ?? (await fetchAndStore(deps, address, signal)) };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    deps.log.info({ err: error, host: url.host }, 'an image of a post could not be fetched');
    return { reason: messages.blog.imageFaults[error.code] };
  }
}

/**
 * Sanitizes a draft's HTML and stores its images of other sites, each fetched once and never from a private network;
 * the draft then has their paths on this site. An image that can't be fetched keeps its address and is returned.
 */
export async function importImages<D extends PostDraft>(
  deps: Deps,
  draft: D,
): Promise<{ draft: D; unfetchedImages: UnfetchedImage[] }> {
  const html = await sanitizeInThread(draft.content);
  const featured = draft.featuredImage === '' ? null : safeImage(draft.featuredImage);
  const addresses = [featured, ...Array.from(html.matchAll(imageTag), ([, , src = '']) => decoded(src))];
  const foreign = [...new Set(addresses.filter((address) => address?.startsWith('https:')))] as string[];
  const outcomes = new Map<string, Outcome>();
  const signal = AbortSignal.timeout(totalTimeoutMs);
  const queue = foreign.slice(0, maxImages);
  for (const address of foreign.slice(maxImages)) {
    outcomes.set(address, { reason: messages.blog.imageFaults.tooMany });
  }
  async function importQueued(): Promise<void> {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      outcomes.set(address, await importImage(deps, address, signal));
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, importQueued));
  const importedPath = (address: string): string | null => {
    const outcome = outcomes.get(address);
    return outcome && 'path' in outcome ? outcome.path : null;
  };
  return {
    draft: {
      ...draft,
      content: html.replaceAll(imageTag, (tag, before: string, src: string, after: string) => {
        const path = importedPath(decoded(src));
        return path === null ? tag : before + path.replaceAll('&', '&amp;') + after;
      }),
      featuredImage: (featured && importedPath(featured)) ?? draft.featuredImage,
    },
    unfetchedImages: [...outcomes].flatMap(([address, outcome]) =>
      'reason' in outcome ? [{ address, reason: outcome.reason }] : [],
    ),
  };
}
