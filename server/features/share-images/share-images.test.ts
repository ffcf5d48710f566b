import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand as brand } from '#domain/site/brand.ts';
import type { App } from '#server/http/http-app.ts';
import { savePost } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import type { ShareImage } from './design.ts';
import { mountShareImages } from './mount-share-images.ts';

const adminEmail = 'yonetici@site.example';
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail } });
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());

/** An app with only the share images, drawn by `draw`. */
function pictures(draw: (image: ShareImage) => Promise<Buffer<ArrayBuffer>>): App {
  const own: App = new Hono();
  mountShareImages(own, app.deps, draw);
  return own;
}

test('serves the image of a published post with an ETag', async () => {
  const { slug } = await savePost(admin);
  const address = `${app.url}/blog/${slug}/kapak.png`;
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('answers 404 for the image of a draft or an unknown post', async () => {
  const { slug } = await savePost(admin, { status: 'draft' });
  for (const path of [slug, 'yok', '%00', 'A B'])
    expect((await fetch(`${app.url}/blog/${path}/kapak.png`)).status).toBe(404);
});

test('draws an image once, and again when the title changes', async () => {
  const drawn: ShareImage[] = [];
  const own = pictures(async (image) => {
    drawn.push(image);
    return Buffer.from(image.title);
  });
  const post = await savePost(admin);
  const fetchImage = async () => (await own.request(`/blog/${post.slug}/kapak.png`)).text();
  expect(await Promise.all([fetchImage(), fetchImage(), fetchImage()])).toEqual([
    post.title,
    post.title,
    post.title,
  ]);
  const title = `${post.title} ve gölgesi`;
  await admin.put(`/admin/blog/posts/${post.id}`, { ...post, title });
  expect(await fetchImage()).toBe(title);
  expect(drawn).toEqual([
    { siteName: brand.name, title: post.title, topic: '', note: brand.tagline },
    { siteName: brand.name, title, topic: '', note: brand.tagline },
  ]);
});

test("serves the site's icon for a minute when an image can't be drawn", async () => {
  const own = pictures(() => Promise.reject(new Error('çizilemedi')));
  const { slug } = await savePost(admin);
  const answer = await own.request(`/blog/${slug}/kapak.png`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('max-age=60');
  const icon = await readFile(new URL('../../../public/simge-512.png', import.meta.url));
  expect(Buffer.from(await answer.arrayBuffer()).equals(icon)).toBe(true);
});
