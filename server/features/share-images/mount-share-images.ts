import { readFile } from 'node:fs/promises';
import { brand } from '#domain/site/brand.ts';
import { commonShareImage, shareImagePath } from '#domain/site/share-image.ts';
import type { Deps } from '#server/context.ts';
import { answerWith, type Encoded, encode } from '#server/http/encoded.ts';
import type { App } from '#server/http/http-app.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import type { ShareImage } from './design.ts';
import { createDrawer } from './draw-in-worker.ts';
import { createPictureCache } from './picture-cache.ts';
import { readShareTitle } from './read-share-title.ts';

/** Maximum number of images in memory, about 50 kB each. */
const maxImages = 100;
/** How long browsers and caches may use an image without a request, and how long the fallback image, s. */
const freshSeconds = 3_600;
const fallbackSeconds = 60;

const fallbackFile = new URL(`../../../public${commonShareImage.path}`, import.meta.url);

type Draw = (image: ShareImage) => Promise<Buffer<ArrayBuffer>>;

/**
 * Mounts the images of posts that other sites show beside links, drawn from title and categories at the first request.
 * The site's common image is sent when one can't be drawn.
 */
export function mountShareImages(
  app: App,
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  draw: Draw = createDrawer(),
): void {
  const pictures = createPictureCache<Encoded>(maxImages);
  const common = Object.fromEntries(commonHeaders(env));
  const headers = {
    ...common,
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const png = (bytes: Buffer<ArrayBuffer>, seconds: number) =>
    encode(
      bytes,
      { ...headers, 'cache-control': `public, max-age=${seconds}, stale-while-revalidate=86400` },
      { compressed: 'never' },
    );

  app.get(shareImagePath(':slug'), async (c) => {
    const known = await readShareTitle(db, c.req.param('slug') ?? '');
    if (!known) return c.text('Görsel bulunamadı.', 404, { ...common, 'cache-control': 'no-store' });
    const image = { ...known, note: brand.tagline };
    const picture = await pictures
      .get(JSON.stringify(image), async () => png(await draw(image), freshSeconds))
      .catch(async (error: unknown) => {
        log.warn({ err: error }, 'a share image could not be drawn');
        return png(await readFile(fallbackFile), fallbackSeconds);
      });
    return answerWith(picture, {
      acceptEncoding: undefined,
      ifNoneMatch: c.req.header('if-none-match'),
    });
  });
}
