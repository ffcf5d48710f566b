import { randomBytes, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminCategory, AdminPost, BlogPage, BlogPost, FoundPost } from '#contract/blog.ts';
import { blogLimits } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { postDraft, savePost } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { sweepPreviewLinks } from './preview-link.ts';
import { publishScheduled } from './publish-scheduled.ts';

interface Failure {
  code: string;
  message: string;
  data?: { issues?: { path: string; message: string }[] };
}

let now = new Date();
let app: TestApp;
let other: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' }, now: () => now });
  other = await app.startAnother();
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());
beforeEach(() => {
  now = new Date();
});

const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const found = async (slug: string) =>
  (await app.visitor().get<FoundPost & Failure>(`/blog/posts/${slug}`)).body;
const read = async (id: string) => (await admin.get<AdminPost>(`/admin/blog/posts/${id}`)).body;
const actions = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a scheduled post', () => {
  test('is published once at its time, by whichever process comes first', async () => {
    const publishAt = inMinutes(10);
    const post = await savePost(admin, { status: 'draft', publishAt });
    await publishScheduled(app.deps);
    expect((await found(post.slug)).code).toBe('NOT_FOUND');
    now = new Date(now.getTime() + 11 * 60_000);
    const runs = await Promise.all([1, 2, 3, 4].map((n) => publishScheduled((n % 2 ? app : other).deps)));
    expect(runs.flat().filter((id) => id === post.id)).toHaveLength(1);
    expect(await found(post.slug)).toMatchObject({ kind: 'post', post: { publishedAt: publishAt } });
    expect(await read(post.id)).toMatchObject({ status: 'published', publishAt: '', revision: 2 });
    expect(await actions(post.id)).toEqual(['blog.created', 'blog.published_on_time']);
  });

  test('is refused in the past, and for what is no draft', async () => {
    for (const [fields, message] of [
      [{ status: 'draft', publishAt: inMinutes(-1) }, messages.blog.schedulePast],
      [{ status: 'published', publishAt: inMinutes(5) }, messages.blog.scheduleNeedsDraft],
    ] as const) {
      const answer = await admin.post<Failure>('/admin/blog/posts', postDraft(fields));
      expect([answer.status, answer.body.data?.issues]).toEqual([422, [{ path: 'publishAt', message }]]);
    }
    const wrong = await admin.post<Failure>('/admin/blog/posts', { ...postDraft(), publishAt: 'yarın' });
    expect(wrong.status).toBe(422);
  });

  test('that was changed by an editor meanwhile shows the editor the published one', async () => {
    const post = await savePost(admin, { status: 'draft', publishAt: inMinutes(1) });
    now = new Date(now.getTime() + 2 * 60_000);
    await publishScheduled(app.deps);
    const late = await admin.put<Failure>(`/admin/blog/posts/${post.id}`, {
      ...post,
      publishAt: '',
      title: 'Başka',
    });
    expect([late.status, late.body.code]).toEqual([409, 'POST_CHANGED']);
  });

  test('is either published or changed when both happen at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const post = await savePost(admin, { status: 'draft', publishAt: inMinutes(1) });
      now = new Date(now.getTime() + 2 * 60_000);
      const [saved, published] = await Promise.all([
        admin.put(`/admin/blog/posts/${post.id}`, { ...post, publishAt: '', title: 'Başka' }),
        publishScheduled(app.deps),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(published.includes(post.id)).toBe(saved.status === 409);
      await admin.delete(`/admin/blog/posts/${post.id}`);
    }
  });

  test('is refused more than two years ahead', async () => {
    const answer = await admin.post<Failure>(
      '/admin/blog/posts',
      postDraft({ status: 'draft', publishAt: inMinutes(60 * 24 * 750) }),
    );
    expect(answer.body.data?.issues).toEqual([{ path: 'publishAt', message: messages.blog.scheduleTooFar }]);
  });

  test('in the bin is not published', async () => {
    const post = await savePost(admin, { status: 'draft', publishAt: inMinutes(1) });
    await admin.delete(`/admin/blog/posts/${post.id}`);
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await publishScheduled(app.deps)).not.toContain(post.id);
  });
});

describe('the bin', () => {
  const listed = async (status: string, q: string) =>
    (await admin.get<{ posts: AdminPost[] }>(`/admin/blog/posts?${new URLSearchParams({ status, q })}`)).body
      .posts;

  test('hides a post from readers and lists, and gives it back as it was', async () => {
    const post = await savePost(admin);
    await Promise.all([1, 2, 3].map(() => admin.delete(`/admin/blog/posts/${post.id}`)));
    expect((await found(post.slug)).code).toBe('NOT_FOUND');
    expect(await listed('all', post.title)).toEqual([]);
    expect((await listed('bin', post.title)).map(({ id }) => id)).toEqual([post.id]);
    const page = await app.visitor().get<BlogPage>(`/blog/posts?${new URLSearchParams({ q: post.title })}`);
    expect(page.body.posts).toEqual([]);
    expect((await admin.put<Failure>(`/admin/blog/posts/${post.id}`, { ...post, revision: 2 })).status).toBe(
      404,
    );
    expect((await admin.post<AdminPost>(`/admin/blog/posts/${post.id}/restore`)).body.deletedAt).toBeNull();
    expect(await found(post.slug)).toMatchObject({ kind: 'post', post: { publishedAt: post.publishedAt } });
    expect(await actions(post.id)).toEqual(['blog.created', 'blog.removed', 'blog.restored']);
  });

  test('keeps the address until the post is deleted for good, which needs the bin', async () => {
    const post = await savePost(admin);
    expect((await admin.delete<Failure>(`/admin/blog/bin/${post.id}`)).status).toBe(404);
    await admin.delete(`/admin/blog/posts/${post.id}`);
    const same = { ...postDraft(), slug: post.slug };
    expect((await admin.post<Failure>('/admin/blog/posts', same)).body.code).toBe('SLUG_TAKEN');
    expect((await admin.delete(`/admin/blog/bin/${post.id}`)).status).toBe(200);
    expect((await admin.get<Failure>(`/admin/blog/posts/${post.id}`)).status).toBe(404);
    expect((await admin.post('/admin/blog/posts', same)).status).toBe(201);
  });
});

describe('a category', () => {
  const create = async (name: string) =>
    (await admin.post<AdminCategory>('/admin/blog/categories', { name })).body;
  const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
  const listOf = async (category: string) =>
    (await app.visitor().get<BlogPage>(`/blog/posts?category=${category}`)).body;

  test('is renamed, and its former address leads to it', async () => {
    const category = await create(unique('Eski'));
    const post = await savePost(admin, { categoryIds: [category.id] });
    const name = unique('Yeni');
    const path = `/admin/blog/categories/${category.id}`;
    const renamed = await admin.put<AdminCategory>(path, { revision: 1, name });
    expect(renamed.body).toMatchObject({ name, revision: 2, posts: 1 });
    expect(await listOf(category.slug)).toMatchObject({
      category: renamed.body.slug,
      posts: [{ slug: post.slug }],
    });
    const late = await admin.put<Failure>(path, { revision: 1, name: unique('Geç') });
    expect([late.status, late.body.code]).toEqual([409, 'CATEGORY_CHANGED']);
    const taken = await create(unique('Dolu'));
    expect((await admin.put<Failure>(path, { revision: 2, name: taken.name })).body.code).toBe(
      'CATEGORY_EXISTS',
    );
  });

  test('is merged into another one: posts keep one of both, and addresses lead there', async () => {
    const [source, target] = [await create(unique('Kaynak')), await create(unique('Hedef'))];
    const one = await savePost(admin, { categoryIds: [source.id] });
    const both = await savePost(admin, { categoryIds: [source.id, target.id] });
    const merge = (id: string, into: string) =>
      admin.post<AdminCategory & Failure>(`/admin/blog/categories/${id}/merge`, { into });
    expect((await merge(source.id, source.id)).status).toBe(422);
    expect((await merge(source.id, target.id)).body).toMatchObject({ id: target.id, posts: 2 });
    expect((await merge(source.id, target.id)).status).toBe(404);
    for (const { id } of [one, both]) expect((await read(id)).categoryIds).toEqual([target.id]);
    expect(await listOf(source.slug)).toMatchObject({ category: target.slug, total: 2 });
  });

  test('of two that are merged into each other at once one stays', async () => {
    const [a, b] = [await create(unique('A')), await create(unique('B'))];
    const merge = (id: string, into: string) => admin.post(`/admin/blog/categories/${id}/merge`, { into });
    const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('is merged while its posts are saved, without an unexpected error and without a lost post', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [source, target] = [await create(unique('Kaynak')), await create(unique('Hedef'))];
      const posts: AdminPost[] = [];
      for (let n = 0; n < 4; n += 1) posts.push(await savePost(admin, { categoryIds: [source.id] }));
      const answers = await Promise.all([
        ...posts.map((post) =>
          admin.put<Failure>(`/admin/blog/posts/${post.id}`, { ...post, title: 'Başka', slug: '' }),
        ),
        admin.post<Failure>(`/admin/blog/categories/${source.id}/merge`, { into: target.id }),
      ]);
      expect(answers.at(-1)?.status).toBe(200);
      for (const { status, body } of answers.slice(0, -1))
        if (status !== 200) expect(body.data?.issues?.[0]?.message).toBe(messages.blog.categoryGone);
      for (const { id } of posts) expect((await read(id)).categoryIds).toEqual([target.id]);
    }
  });

  test('is deleted, and its posts keep their other categories', async () => {
    const [gone, kept] = [await create(unique('Giden')), await create(unique('Kalan'))];
    const post = await savePost(admin, { categoryIds: [gone.id, kept.id] });
    expect((await admin.delete(`/admin/blog/categories/${gone.id}`)).status).toBe(200);
    expect((await read(post.id)).categoryIds).toEqual([kept.id]);
    expect((await admin.delete(`/admin/blog/categories/${gone.id}`)).status).toBe(404);
  });

  test('relates its posts, newest first and at most three', async () => {
    const [shared, strange] = [await create(unique('Ortak')), await create(unique('Yabancı'))];
    const posts: AdminPost[] = [];
    for (let n = 0; n < 5; n += 1) {
      now = new Date(now.getTime() + 1_000);
      posts.push(await savePost(admin, { categoryIds: [shared.id] }));
    }
    await savePost(admin, { categoryIds: [strange.id] });
    await savePost(admin, { categoryIds: [shared.id], status: 'draft' });
    const result = await found(posts[0]?.slug ?? '');
    expect(result.kind === 'post' && result.related.map(({ slug }) => slug)).toEqual(
      [posts[4], posts[3], posts[2]].map((post) => post?.slug),
    );
  });
});

describe('a preview link', () => {
  const open = (secret: string) =>
    app.visitor().post<{ post: BlogPost; isPublic: boolean } & Failure>('/blog/preview', { secret });
  const create = async (id: string) => {
    const { body } = await admin.post<{ url: string }>(`/admin/blog/posts/${id}/preview-links`);
    return body.url.split('#')[1] ?? '';
  };

  test('shows a draft to a visitor until it is revoked, or the post is put into the bin', async () => {
    const [post, binned] = [await savePost(admin, { status: 'draft' }), await savePost(admin)];
    const [secret, second] = [await create(post.id), await create(binned.id)];
    expect((await open(secret)).body).toMatchObject({ post: { title: post.title }, isPublic: false });
    await admin.delete(`/admin/blog/posts/${binned.id}`);
    expect((await open(second)).body.message).toBe(messages.blog.previewGone);
    expect(
      (await admin.delete<{ revoked: number }>(`/admin/blog/posts/${post.id}/preview-links`)).body,
    ).toEqual({
      revoked: 1,
    });
    expect((await open(secret)).status).toBe(404);
  });

  test('names a published post, which has a page of its own', async () => {
    const post = await savePost(admin, { status: 'draft' });
    const secret = await create(post.id);
    await admin.put(`/admin/blog/posts/${post.id}`, { ...post, status: 'published' });
    expect((await open(secret)).body).toMatchObject({ post: { slug: post.slug }, isPublic: true });
  });

  test('ends after seven days, is stored as a hash, and a forged one opens nothing', async () => {
    const { id } = await savePost(admin, { status: 'draft' });
    const secret = await create(id);
    const { rows } = await app.deps.pool.query('SELECT to_json(l)::text AS row FROM blog_preview_links l');
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const forged of ['', id, `${secret}A`]) expect((await open(forged)).status).toBe(404);
    now = new Date(now.getTime() + 7 * 86_400_000 + 1_000);
    expect((await open(secret)).status).toBe(404);
    await sweepPreviewLinks(app.deps.db, now);
    expect((await app.deps.pool.query('SELECT FROM blog_preview_links')).rowCount).toBe(0);
  });
});

describe('an author', () => {
  test('is shown where one is set', async () => {
    const post = await savePost(admin, { author: 'Ece Deniz', featuredAlt: 'Bir kapı' });
    expect(await found(post.slug)).toMatchObject({ post: { author: 'Ece Deniz', featuredAlt: 'Bir kapı' } });
    const feed = await (await fetch(`${app.url}/blog/rss.xml`)).text();
    expect(feed).toContain('Ece Deniz');
  });
});

describe('a picture', () => {
  interface Uploaded extends Failure {
    address: string;
    width: number;
    height: number;
  }
  const upload = (bytes: Buffer) =>
    admin.request<Uploaded>('/admin/blog/images', {
      method: 'POST',
      raw: new Uint8Array(bytes),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const solid = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 120, g: 60, b: 30 } } });

  /** A valid PNG header of this size with far too little data: it must be refused before it is decoded. */
  function bomb(width: number, height: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      const crc = Buffer.alloc(4);
      crc.writeUInt32BE(crcOf(body));
      return Buffer.concat([length, body, crc]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  function crcOf(bytes: Buffer): number {
    let crc = 0xffffffff;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return (crc ^ 0xffffffff) >>> 0;
  }

  test('is re-encoded in several widths without metadata, and served for good', async () => {
    const original = await solid(2_000, 1_000)
      .withExif({ IFD0: { Copyright: 'Gizli Kişi' } })
      .jpeg()
      .toBuffer();
    expect(original.includes('Gizli')).toBe(true);
    const { status, body } = await upload(original);
    expect([status, body.width, body.height]).toEqual([200, 1_600, 800]);
    const widths: (number | undefined)[] = [];
    for (const address of [
      body.address,
      ...[480, 960].map((w) => body.address.replace('.webp', `-${w}.webp`)),
    ]) {
      const answer = await fetch(app.url + address);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('Gizli')).toBe(false);
      widths.push((await sharp(bytes).metadata()).width);
    }
    expect(widths).toEqual([1_600, 480, 960]);
    expect((await upload(original)).body.address).toBe(body.address);
    const post = await savePost(admin, { content: `<p>a</p><img src="${body.address}" alt="Kapı">` });
    expect(post.content).toContain(`${body.address.replace('.webp', '-480.webp')} 480w`);
  });

  test('that is small is not enlarged', async () => {
    const { body } = await upload(await solid(300, 200).png().toBuffer());
    expect([body.width, body.height]).toEqual([300, 200]);
    expect((await fetch(app.url + body.address.replace('.webp', '-960.webp'))).status).toBe(200);
  });

  test('that is very tall is reduced to what can be encoded', async () => {
    const { status, body } = await upload(await solid(1_000, 20_000).png().toBuffer());
    expect([status, body.width, body.height]).toEqual([200, 400, 8_000]);
  });

  test('that is too large after the conversion is refused with a text', async () => {
    const size = { width: 1_600, height: 6_000, channels: 3 } as const;
    const noise = sharp(randomBytes(size.width * size.height * 3), { raw: size });
    const { status, body } = await upload(await noise.jpeg({ quality: 60 }).toBuffer());
    expect([status, body.code]).toEqual([422, 'UPLOAD_TOO_MANY_PIXELS']);
  });

  test.each([
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'UPLOAD_SVG',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'UPLOAD_NO_IMAGE'],
    ['nothing', '', 'UPLOAD_NO_IMAGE'],
    ['a broken PNG', '\x89PNG\r\n\x1a\nbozuk', 'UPLOAD_BROKEN'],
  ])('that is %s is refused', async (_, text, code) => {
    expect(await upload(Buffer.from(text, 'latin1'))).toMatchObject({ status: 422, body: { code } });
  });

  test('with billions of pixels is refused from its header', async () => {
    const { status, body } = await upload(bomb(60_000, 60_000));
    expect([status, body.message]).toEqual([422, messages.blog.uploadTooManyPixels]);
  });

  test('of 100 MB is refused without being stored', async () => {
    const before = (await app.deps.pool.query('SELECT FROM blog_images')).rowCount;
    const { status, body } = await upload(Buffer.alloc(100_000_000, 1));
    expect([status, body.message]).toEqual([413, messages.blog.uploadTooLarge]);
    expect(blogLimits.uploadBytes).toBe(15_000_000);
    expect((await app.deps.pool.query('SELECT FROM blog_images')).rowCount).toBe(before);
  });

  test('is stored by administrators only', async () => {
    const bytes = new Uint8Array(await solid(10, 10).png().toBuffer());
    for (const [client, status] of [
      [app.visitor(), 401],
      [await app.signIn(), 403],
    ] as const) {
      const answer = await client.request('/admin/blog/images', { method: 'POST', raw: bytes });
      expect(answer.status).toBe(status);
    }
  });
});
