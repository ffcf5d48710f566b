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

/** Images that one save fetches, how many at once, and how long all of them may take, ms. */
const mostImages = 30;
const atOnce = 4;
const allTimeoutMs = 25_000;

/** In sanitized HTML `src` is an image's first attribute, and no text holds a bare `<`. */
const imageTag = /(<img src=")([^"]*)(")/g;
const decoded = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const fetcherOf = perDeps((deps) => deps.images ?? createImageFetcher());

/** What stands for a foreign address: ours, or why it stays. */
type Outcome = { path: string } | { reason: string };

/** The address that this image was fetched from before; undefined where it was not. */
async function knownPath({ db }: Deps, address: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('blog_image_sources as source')
    .innerJoin('blog_images as image', 'image.hash', 'source.hash')
    .select(['image.hash', 'image.type'])
    .where('address', '=', address)
    .executeTakeFirst();
  return known && blogImagePath(known.hash, known.type);
}

/** Fetches an image and keeps it. @throws ImageError */
async function fetchAndKeep(deps: Deps, address: string, signal: AbortSignal): Promise<string> {
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

async function takeIn(deps: Deps, address: string, signal: AbortSignal): Promise<Outcome> {
  const url = new URL(address);
  if (url.origin === new URL(deps.env.publicUrl).origin) return { path: url.pathname + url.search };
  try {
    return { path: (await knownPath(deps, address)) ?? (await fetchAndKeep(deps, address, signal)) };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    deps.log.info({ err: error, host: url.host }, 'an image of a post could not be fetched');
    return { reason: messages.blog.imageFaults[error.code] };
  }
}

/**
 * A draft whose images of other sites are fetched by the server (once, within limits, never from a private network) and
 * served by it from then on; those that could not be fetched keep their address and are told of. Its HTML is sanitized.
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
  const signal = AbortSignal.timeout(allTimeoutMs);
  const waiting = foreign.slice(0, mostImages);
  for (const address of foreign.slice(mostImages)) {
    outcomes.set(address, { reason: messages.blog.imageFaults.tooMany });
  }
  async function work(): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      outcomes.set(address, await takeIn(deps, address, signal));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  const own = (address: string): string | null => {
    const outcome = outcomes.get(address);
    return outcome && 'path' in outcome ? outcome.path : null;
  };
  return {
    draft: {
      ...draft,
      content: html.replaceAll(imageTag, (tag, before: string, src: string, after: string) => {
        const path = own(decoded(src));
        return path === null ? tag : before + path.replaceAll('&', '&amp;') + after;
      }),
      featuredImage: (featured && own(featured)) ?? draft.featuredImage,
    },
    unfetchedImages: [...outcomes].flatMap(([address, outcome]) =>
      'reason' in outcome ? [{ address, reason: outcome.reason }] : [],
    ),
  };
}
