import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { commonShareImagePath, shareImagePath } from '#domain/site/share-image.ts';
import type { Deps } from '#server/context.ts';
import { answerWith, type Encoded, encode } from '#server/http/encoded.ts';
import type { App } from '#server/http/http-app.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import { commonPicture } from './common-picture.ts';
import type { ShareImage } from './design.ts';
import { drawPicture } from './draw-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import { readShareTitle } from './read-share-title.ts';

/** Maximum number of images in memory, about 50 kB each. */
const maxImages = 100;
/** How long browsers and caches may use an image without a request, and how long the fallback image, s. */
const freshSeconds = 3_600;
const fallbackSeconds = 60;

/** The site's icon, which shows no name. */
const fallbackFile = new URL('../../../public/simge-512.png', import.meta.url);

type Draw = (image: ShareImage) => Promise<Buffer<ArrayBuffer>>;

/**
 * Mounts the images that other sites show beside links: one for each post, drawn from its title and categories, and the
 * common one of all other pages. They show the brand in force and are drawn at the first request. The site's icon is
 * sent when one can't be drawn.
 */
export function mountShareImages(
  app: App,
  deps: Pick<Deps, 'db' | 'env' | 'identity' | 'log'>,
  draw: Draw = drawPicture,
): void {
  // The identity changes, so it is read from `deps` each time.
  const { db, env, log } = deps;
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

  async function answer(c: Context, image: ShareImage): Promise<Response> {
    // The key contains the brand, so that a new one is drawn after a change.
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
  }

  app.get(commonShareImagePath, (c) => answer(c, commonPicture(deps.identity.brand)));
  app.get(shareImagePath(':slug'), async (c) => {
    const known = await readShareTitle(db, c.req.param('slug') ?? '');
    if (!known) return c.text('Görsel bulunamadı.', 404, { ...common, 'cache-control': 'no-store' });
    const { name, tagline } = deps.identity.brand;
    return answer(c, { ...known, siteName: name, note: tagline });
  });
}
