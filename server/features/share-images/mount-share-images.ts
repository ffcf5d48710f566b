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

/** Pictures kept in memory, about 50 kB each. */
const mostKept = 100;
/** How long browsers and caches may show a picture without asking, and how long the one that stands in for it, s. */
const freshSeconds = 3_600;
const standInSeconds = 60;

const standInFile = new URL(`../../../public${commonShareImage.path}`, import.meta.url);

type Draw = (image: ShareImage) => Promise<Buffer<ArrayBuffer>>;

/**
 * Mounts the pictures of posts that other sites show beside links, drawn from title and category when first asked for.
 * Where one can't be drawn the site's common picture stands in for it.
 */
export function mountShareImages(
  app: App,
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  draw: Draw = createDrawer(),
): void {
  const pictures = createPictureCache<Encoded>(mostKept);
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
      .catch(async (fault: unknown) => {
        log.warn({ err: fault }, 'a share image could not be drawn');
        return png(await readFile(standInFile), standInSeconds);
      });
    return answerWith(picture, {
      acceptEncoding: undefined,
      ifNoneMatch: c.req.header('if-none-match'),
    });
  });
}
