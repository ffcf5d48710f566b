import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SavedPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { ImageError } from '#server/providers/images/index.ts';
import { postDraft } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

const adminEmail = 'yonetici@site.example';
const png = Buffer.from(`\x89PNG\r\n\x1a\n${'piksel'.repeat(50)}`, 'latin1');
const gif = Buffer.from('GIF89a…', 'latin1');
/** Images of other sites by their addresses. */
const remoteImages: Record<string, Buffer> = {
  'https://resim.example/deniz.png?a=1&b=2': png,
  'https://baska.example/ayni.png': png,
  'https://resim.example/dalga.gif': gif,
};
let fetched: string[] = [];
let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: adminEmail, PUBLIC_URL: 'https://yazihane.example' },
    async images(address) {
      fetched.push(address);
      const bytes = remoteImages[address];
      if (!bytes) throw new ImageError(address.endsWith('.svg') ? 'svg' : 'unreachable');
      return { bytes, type: bytes === gif ? 'gif' : 'png' };
    },
  });
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());
beforeEach(() => {
  fetched = [];
});

const save = async (fields: Parameters<typeof postDraft>[0]) => {
  const answer = await admin.post<SavedPost>('/admin/blog/posts', postDraft(fields));
  expect(answer.status).toBe(201);
  return answer.body;
};
const path = /\/blog\/gorsel\/[0-9a-f]{64}\.(?:png|gif)/;

describe('images of other sites', () => {
  test('fetches each image once when a post is saved and serves it from this site', async () => {
    const content =
      '<p>Önce</p><img src="https://resim.example/deniz.png?a=1&amp;b=2" alt="Deniz"><p><img src="https://resim.example/dalga.gif"> <img src="https://resim.example/dalga.gif"></p>';
    const post = await save({ content, featuredImage: 'https://baska.example/ayni.png' });
    expect(post.unfetchedImages).toEqual([]);
    expect(post.content).not.toContain('https:');
    const paths = post.content.match(new RegExp(path, 'g')) ?? [];
    expect(paths).toHaveLength(3);
    expect(post.featuredImage).toBe(paths[0]);
    expect(fetched.toSorted()).toEqual(Object.keys(remoteImages).toSorted());
    await save({ content });
    const { body: again } = await admin.put<SavedPost>(`/admin/blog/posts/${post.id}`, {
      ...post,
      title: 'Yeni',
    });
    expect(again.content).toBe(post.content);
    expect(fetched).toHaveLength(3);

    const image = await fetch(`${app.url}${paths[0]}`);
    expect(image.status).toBe(200);
    expect(Object.fromEntries(image.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await image.arrayBuffer())).toEqual(png);
    const known = { 'if-none-match': image.headers.get('etag') ?? '' };
    expect((await fetch(`${app.url}${paths[0]}`, { headers: known })).status).toBe(304);
  });

  test('keeps and returns the address of an image that can’t be fetched, and retries at the next save', async () => {
    const late = `https://resim.example/${randomUUID()}.png`;
    const content = `<p>a</p><img src="${late}"><img src="https://resim.example/x.svg">`;
    const post = await save({ content, featuredImage: 'https://yok.example/kapak.jpg' });
    expect(post.content).toContain(late);
    expect(post.featuredImage).toBe('https://yok.example/kapak.jpg');
    const { imageFaults } = messages.blog;
    expect(new Set(post.unfetchedImages)).toEqual(
      new Set([
        { address: late, reason: imageFaults.unreachable },
        { address: 'https://resim.example/x.svg', reason: imageFaults.svg },
        { address: 'https://yok.example/kapak.jpg', reason: imageFaults.unreachable },
      ]),
    );
    remoteImages[late] = gif;
    const { body } = await admin.put<SavedPost>(`/admin/blog/posts/${post.id}`, post);
    expect(body.content).not.toContain(late);
    expect(body.unfetchedImages).toHaveLength(2);
  });

  test('fetches no images for a preview or for a refused save', async () => {
    const draft = postDraft({ content: '<p>a</p><img src="https://resim.example/gizli.png">' });
    await admin.post('/admin/blog/render', { content: draft.content });
    expect((await (await app.signIn()).post('/admin/blog/posts', draft)).status).toBe(403);
    expect((await app.visitor().post('/admin/blog/posts', draft)).status).toBe(401);
    expect(fetched).toEqual([]);
  });

  test('fetches at most 30 images per save', async () => {
    const content = Array.from(
      { length: 33 },
      (_, at) => `<p>${at}</p><img src="https://cok.example/${at}.png">`,
    ).join('');
    const post = await save({ content });
    expect(fetched).toHaveLength(30);
    expect(
      post.unfetchedImages.filter(({ reason }) => reason === messages.blog.imageFaults.tooMany),
    ).toHaveLength(3);
  });

  test('replaces absolute addresses of this site by paths without fetching', async () => {
    const post = await save({
      content: '<p>a</p><img src="https://yazihane.example/blog/gorsel/a.png?x=1&amp;y=2">',
      featuredImage: '/kapak.png',
    });
    expect(post.content).toContain('src="/blog/gorsel/a.png?x=1&amp;y=2"');
    expect(post.featuredImage).toBe('/kapak.png');
    expect(fetched).toEqual([]);
  });

  test('stores one copy when concurrent saves contain the same image', async () => {
    const address = `https://resim.example/${randomUUID()}.png`;
    remoteImages[address] = Buffer.concat([png, Buffer.from(address)]);
    const posts = await Promise.all([1, 2, 3].map(() => save({ content: `<p>a</p><img src="${address}">` })));
    expect(new Set(posts.map(({ content }) => content)).size).toBe(1);
    expect(posts[0]?.unfetchedImages).toEqual([]);
  });
});

test('answers 404 for an address without a stored image', async () => {
  for (const file of [
    `${'a'.repeat(64)}.png`,
    `${'a'.repeat(64)}.svg`,
    'a.png',
    '..%2f..%2fetc',
    `${'a'.repeat(64)}.constructor`,
  ]) {
    expect((await fetch(`${app.url}/blog/gorsel/${file}`)).status, file).toBe(404);
  }
});
