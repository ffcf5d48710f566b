import { blogImagePath } from '#domain/content/blog.ts';
import type { Deps } from '#server/context.ts';
import type { App } from '#server/http/http-app.ts';
import { commonHeaders } from '#server/http/security-headers.ts';
import { type ImageType, imageTypes } from '#server/providers/images/index.ts';

const fileShape = /^([0-9a-f]{64})(?:-(\d{1,5}))?\.([a-z]+)$/;
const isType = (ending: string): ending is ImageType => Object.hasOwn(imageTypes, ending);

/** Mounts the stored images of posts. Their addresses contain the hash of the bytes, so browsers cache them forever. */
export function mountBlogImages(app: App, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  const headers = {
    ...Object.fromEntries(commonHeaders(env)),
    'cache-control': 'public, max-age=31536000, immutable',
    // Feed readers on other sites show the images too.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  const readImage = (hash: string, type: ImageType) =>
    db
      .selectFrom('blog_images')
      .select('bytes')
      .where('hash', '=', hash)
      .where('type', '=', type)
      .executeTakeFirst();
  const readSize = (hash: string, width: number) =>
    db
      .selectFrom('blog_image_sizes')
      .select('bytes')
      .where('hash', '=', hash)
      .where('width', '=', width)
      .executeTakeFirst();
  app.get(`${blogImagePath.folder}/:file`, async (c) => {
    const [, hash = '', width = '', ending = ''] = fileShape.exec(c.req.param('file') ?? '') ?? [];
    const smaller = width === '' || ending !== 'webp' ? undefined : await readSize(hash, Number(width));
    // An image that is not wider than this width has no version of it.
    const image = smaller ?? (isType(ending) ? await readImage(hash, ending) : undefined);
    if (!image || !isType(ending))
      return c.text('Görsel bulunamadı.', 404, {
        ...Object.fromEntries(commonHeaders(env)),
        'cache-control': 'no-store',
      });
    const etag = `"${hash}${smaller ? `-${width}` : ''}"`;
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, { ...headers, etag });
    return c.body(new Uint8Array(image.bytes), 200, { ...headers, etag, 'content-type': imageTypes[ending] });
  });
}
