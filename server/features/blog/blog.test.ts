import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminCategory, AdminPost, AdminPostSummary, BlogPage, FoundPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { postDraft, savePost } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';

interface Failure {
  code: string;
  message: string;
  data?: { current: AdminPost; issues: { path: string; message: string }[] };
}

const adminEmail = 'yonetici@site.example';
let app: TestApp;
let admin: SignedInClient;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: adminEmail }, now: () => now });
  now = new Date();
  admin = await app.signIn({ email: adminEmail });
});
afterAll(() => app.stop());

const read = (slug: string) => app.visitor().get<FoundPost & Failure>(`/blog/posts/${slug}`);
const list = (query = '') => app.visitor().get<BlogPage & Failure>(`/blog/posts${query}`);
const titles = async (query: string) => (await list(query)).body.posts.map((post) => post.title);
const change = (post: AdminPost, fields: Partial<AdminPost>) =>
  admin.put<AdminPost & Failure>(`/admin/blog/posts/${post.id}`, { ...post, ...fields });
const newCategory = async (name: string) =>
  (await admin.post<AdminCategory>('/admin/blog/categories', { name })).body;
const postOf = async (slug: string) => {
  const { body } = await read(slug);
  return body.kind === 'post' ? body.post : null;
};

describe('publication of a post', () => {
  test('shows a post to everybody while it is published, else only to administrators', async () => {
    const post = await savePost(admin, { status: 'draft' });
    const expectHidden = async () => {
      expect(await read(post.slug)).toMatchObject({
        status: 404,
        body: { message: 'Blog yazısı bulunamadı.' },
      });
      expect(await titles(`?q=${encodeURIComponent(post.title)}`)).toEqual([]);
      const preview = await admin.get(`/admin/blog/posts/${post.id}/preview`);
      expect(preview).toMatchObject({ status: 200, body: { title: post.title } });
    };
    await expectHidden();
    const published = await change(post, { status: 'published' });
    expect(await postOf(post.slug)).toMatchObject({ title: post.title });
    const archived = await change(published.body, { status: 'archived' });
    expect(archived.body.publishedAt).toBe(published.body.publishedAt);
    await expectHidden();
  });

  test('keeps the date of the first publication', async () => {
    const draft = await savePost(admin, { status: 'draft' });
    expect(draft.publishedAt).toBeNull();
    now = new Date(now.getTime() + 60_000);
    const { body: published } = await change(draft, { status: 'published' });
    expect(published.publishedAt).toBe(now.toISOString());
    const { body: back } = await change(published, { status: 'draft' });
    now = new Date(now.getTime() + 60_000);
    const { body: again } = await change(back, { status: 'published' });
    expect(again.publishedAt).toBe(published.publishedAt);
    expect((await savePost(admin)).publishedAt).toBe(now.toISOString());
  });
});

describe('slugs of posts', () => {
  test('makes unique ASCII slugs from equal titles when posts are created concurrently', async () => {
    const title = 'Şu Çılgın Ğ: IŞIK & İğne';
    const drafts = Array.from({ length: 12 }, () => postDraft({ title }));
    const answers = await Promise.all(
      drafts.map((draft) => admin.post<AdminPost>('/admin/blog/posts', draft)),
    );
    expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 201));
    const slugs = answers.map(({ body }) => body.slug).toSorted();
    expect(new Set(slugs).size).toBe(12);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'su-cilgin-g-isik-igne',
        ...[2, 3, 12].map((n) => `su-cilgin-g-isik-igne-${n}`),
      ]),
    );
  });

  test('accepts a chosen slug, but rejects a current or former slug of another post', async () => {
    const unique = randomUUID().slice(0, 8);
    const post = await savePost(admin, { slug: `Özel Adres ${unique}` });
    expect(post.slug).toBe(`ozel-adres-${unique}`);
    await change(post, { slug: `yeni-adres-${unique}` });
    for (const slug of [`ozel-adres-${unique}`, `yeni-adres-${unique}`]) {
      const answer = await admin.post<Failure>('/admin/blog/posts', postDraft({ slug }));
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'SLUG_TAKEN', message: messages.blog.slugTaken },
      });
    }
    const named = await savePost(admin, { title: `Özel adres ${unique}` });
    expect(named.slug).toBe(`ozel-adres-${unique}-2`);
  });

  test('redirects former slugs of a published post to its current one', async () => {
    const first = await savePost(admin);
    const { body: second } = await change(first, { slug: `${first.slug}-a` });
    const { body: third } = await change(second, { slug: `${first.slug}-b` });
    for (const old of [first, second]) {
      expect((await read(old.slug)).body).toEqual({ kind: 'moved', slug: third.slug });
    }
    const { body: back } = await change(third, { slug: first.slug });
    expect(await postOf(first.slug)).toMatchObject({ title: first.title });
    expect((await read(third.slug)).body).toEqual({ kind: 'moved', slug: first.slug });
    expect((await change(back, { status: 'archived' })).status).toBe(200);
    expect((await read(third.slug)).status).toBe(404);
  });

  test('frees a slug that was never public, and the slugs of a deleted post', async () => {
    const unique = randomUUID().slice(0, 8);
    const draft = await savePost(admin, { status: 'draft', slug: `taslak-${unique}` });
    await change(draft, { slug: `${draft.slug}-b` });
    const other = await savePost(admin, { slug: `taslak-${unique}` });
    expect(other.slug).toBe(draft.slug);
    for (const place of ['posts', 'bin'])
      expect(await admin.delete(`/admin/blog/${place}/${other.id}`)).toMatchObject({
        status: 200,
        body: { ok: true },
      });
    expect((await savePost(admin, { slug: other.slug })).slug).toBe(other.slug);
  });

  test('answers 404 or 422 for malformed slugs', async () => {
    for (const slug of ['yok', 'YOK', '..%2F..', 'a'.repeat(139), "'--", '%F0%9F%92%A9']) {
      expect((await read(slug)).status, slug).toBe(404);
    }
    for (const slug of ['a'.repeat(200), '%00']) expect((await read(slug)).status, slug).toBe(422);
  });
});

describe('the public list', () => {
  test('searches title and excerpt and ignores case and accents', async () => {
    const mark = randomUUID().slice(0, 8);
    const post = await savePost(admin, { title: `IŞIĞIN İZİ ${mark}`, excerpt: 'Hikâyede susuş üzerine' });
    for (const q of ['ışığın', 'ISIGIN', 'işiğin izi', 'hikaye', 'HİKÂYEDE', 'sus', mark.slice(1, 6)]) {
      expect(await titles(`?q=${encodeURIComponent(`${q} ${mark}`)}`), q).toEqual([post.title]);
    }
    expect(await titles(`?q=${mark}%20roman`)).toEqual([]);
    expect(await titles(`?q=${mark}%25`)).toEqual([post.title]);
  });

  test('filters by category, alone and together with a search', async () => {
    const mark = randomUUID().slice(0, 8);
    const [dil, kurgu] = [await newCategory(`Dil ${mark}`), await newCategory(`Çatı kurgusu ${mark}`)];
    expect(kurgu.slug).toBe(`cati-kurgusu-${mark}`);
    const both = await savePost(admin, { title: `Bir ${mark}`, categoryIds: [dil.id, kurgu.id] });
    const one = await savePost(admin, { title: `İki ${mark}`, categoryIds: [dil.id] });
    await savePost(admin, { title: `Üç ${mark}`, status: 'draft', categoryIds: [kurgu.id] });
    expect(new Set(await titles(`?category=${dil.slug}`))).toEqual(new Set([one.title, both.title]));
    expect(await titles(`?category=${kurgu.slug}`)).toEqual([both.title]);
    expect(await titles(`?category=${dil.slug}&q=iki`)).toEqual([one.title]);
    expect(await titles('?category=yok')).toEqual([]);
    expect((await postOf(both.slug))?.categories.map(({ name }) => name)).toEqual([kurgu.name, dil.name]);
    const { body } = await app.visitor().get<{ categories: { slug: string }[] }>('/blog/categories');
    expect(body.categories.map(({ slug }) => slug)).toEqual(expect.arrayContaining([dil.slug, kurgu.slug]));
    await change(both, { categoryIds: [dil.id] });
    const after = await app.visitor().get<{ categories: { slug: string }[] }>('/blog/categories');
    expect(after.body.categories.map(({ slug }) => slug)).not.toContain(kurgu.slug);
  });

  test('returns pages, newest first, and 404 after the last one', async () => {
    const category = await newCategory(`Sayfalı ${randomUUID().slice(0, 8)}`);
    const made: string[] = [];
    for (let number = 1; number <= 11; number++) {
      now = new Date(now.getTime() + 1_000);
      made.unshift((await savePost(admin, { categoryIds: [category.id] })).title);
    }
    const query = `?category=${category.slug}`;
    const first = await list(query);
    expect(first.body).toMatchObject({ page: 1, pages: 2, total: 11 });
    expect([...first.body.posts.map(({ title }) => title), ...(await titles(`${query}&page=2`))]).toEqual(
      made,
    );
    expect(await list(`${query}&page=3`)).toMatchObject({ status: 404 });
    for (const page of ['0', '-1', 'x', '1e3'])
      expect((await list(`${query}&page=${page}`)).status).toBe(422);
  });

  test('shows the beginning of the text without its heading when a post has no excerpt', async () => {
    const text = 'ışık '.repeat(60);
    const post = await savePost(admin, { content: `<h2>Giriş</h2><p>${text}</p>` });
    const [card] = (await list(`?q=${encodeURIComponent(post.title)}`)).body.posts;
    expect(card?.excerpt).toBe(`${text.slice(0, 150).trimEnd()}...`);
    const found = await postOf(post.slug);
    expect(found?.description).toBe(`${text.slice(0, 160).trimEnd()}...`);
    const { body } = await admin.get<{ posts: AdminPostSummary[] }>(
      `/admin/blog/posts?q=${encodeURIComponent(post.title)}`,
    );
    expect(body.posts[0]?.excerpt).toBe(`${text.slice(0, 100).trimEnd()}...`);
    const short = await savePost(admin, { content: '<p>Kısa bir yazı.</p>' });
    expect((await postOf(short.slug))?.excerpt).toBe('Kısa bir yazı.');
  });
});

describe('one post', () => {
  test('returns a post with its reading time and the previous and next post', async () => {
    const made: AdminPost[] = [];
    for (let number = 0; number < 3; number++) {
      now = new Date(now.getTime() + 1_000);
      made.push(await savePost(admin, { content: `<p>${'söz '.repeat(720)}</p>` }));
    }
    const [a, b, c] = made;
    const { body } = await read(b?.slug ?? '');
    expect(body).toMatchObject({
      kind: 'post',
      post: { readingMinutes: 4 },
      older: { slug: a?.slug, title: a?.title },
      newer: { slug: c?.slug, title: c?.title },
    });
    const newest = await read(c?.slug ?? '');
    expect(newest.body).toMatchObject({ newer: null, older: { slug: b?.slug } });
  });
});

describe('saving a post', () => {
  test('rejects invalid fields with the specified messages', async () => {
    const cases: [object, string, string][] = [
      [{ title: ' ' }, 'title', 'Başlık gereklidir.'],
      [{ content: '' }, 'content', 'İçerik gereklidir.'],
      [{ content: '<script>1</script><p> </p>' }, 'content', messages.blog.nothingLeft],
      [{ featuredImage: 'http://a.example/b.png' }, 'featuredImage', messages.blog.imageAddress],
      [{ featuredImage: '//a.example/b.png' }, 'featuredImage', messages.blog.imageAddress],
      [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage', messages.blog.imageAddress],
      [{ featuredImage: 'data:image/svg+xml,<svg/>' }, 'featuredImage', messages.blog.imageAddress],
      [{ categoryIds: [randomUUID()] }, 'categoryIds', messages.blog.categoryGone],
    ];
    for (const [fields, path, message] of cases) {
      const answer = await admin.post<Failure>('/admin/blog/posts', { ...postDraft(), ...fields });
      expect(answer.status, path).toBe(422);
      expect(answer.body.data?.issues).toEqual([{ path, message }]);
    }
  });

  test('creates a post once when the request is repeated, and rejects another text under its id', async () => {
    const draft = postDraft();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post<AdminPost>('/admin/blog/posts', draft)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(1);
    const other = await admin.post<Failure>('/admin/blog/posts', { ...draft, title: 'Başka' });
    expect(other).toMatchObject({ status: 409, body: { code: 'POST_CHANGED' } });
  });

  test('accepts one of two concurrent saves and answers the other with the current post', async () => {
    const post = await savePost(admin);
    const answers = await Promise.all(
      ['Bir', 'İki'].map((title) =>
        admin.put<AdminPost & Failure>(`/admin/blog/posts/${post.id}`, { ...post, title }),
      ),
    );
    const [saved] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'POST_CHANGED',
      data: { current: { id: post.id, revision: 2 } },
    });
    expect(refused?.body.data?.current.title).toBe(saved?.body.title);
    const repeat = await admin.put(`/admin/blog/posts/${post.id}`, { ...post, title: saved?.body.title });
    expect(repeat).toMatchObject({ status: 200, body: { revision: 2 } });
  });

  test('writes the changed fields to the audit log', async () => {
    const post = await savePost(admin, { status: 'draft' });
    await change(post, { status: 'published' });
    await admin.delete(`/admin/blog/posts/${post.id}`);
    await admin.delete(`/admin/blog/bin/${post.id}`);
    const rows = await app.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_email', 'before', 'after'])
      .where('subject_id', '=', post.id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'blog.created', actor_email: adminEmail, before: null, after: { title: post.title } },
      {
        action: 'blog.updated',
        before: { status: 'draft', publishedAt: null },
        after: { status: 'published' },
      },
      { action: 'blog.removed', before: { deletedAt: null }, after: { revision: 3 } },
      { action: 'blog.erased', before: { title: post.title }, after: null },
    ]);
    expect(rows[1]?.after).not.toHaveProperty('title');
  });

  test('answers 404 when the post does not exist', async () => {
    const gone = { ...postDraft(), revision: 1 };
    expect((await admin.put(`/admin/blog/posts/${gone.id}`, gone)).status).toBe(404);
    expect((await admin.delete(`/admin/blog/posts/${gone.id}`)).status).toBe(404);
    expect((await admin.get(`/admin/blog/posts/${gone.id}`)).status).toBe(404);
  });
});

describe("the administrators' list", () => {
  test('filters by status and title and returns pages', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const status of ['draft', 'draft', 'archived', 'published'] as const) {
      now = new Date(now.getTime() + 1_000);
      await savePost(admin, { title: `${status} İLK ${mark}`, status, excerpt: 'yalnız özette' });
    }
    type Page = { posts: AdminPostSummary[]; nextCursor: string | null; total: number };
    const fetchPage = async (query: string) => (await admin.get<Page>(`/admin/blog/posts?${query}`)).body;
    const first = await fetchPage(`q=ilk%20${mark}&limit=3`);
    expect(first.posts.map(({ status }) => status)).toEqual(['published', 'archived', 'draft']);
    expect(first.total).toBe(4);
    const second = await fetchPage(`q=ilk%20${mark}&limit=3&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ posts: [{ status: 'draft' }], nextCursor: null });
    expect((await fetchPage(`q=${mark}&status=draft`)).total).toBe(2);
    expect((await fetchPage(`q=özette%20${mark}`)).total).toBe(0);
    expect((await admin.get('/admin/blog/posts?cursor=x')).status).toBe(422);
  });

  test('lists all categories with the number of posts, and rejects a duplicate name', async () => {
    const category = await newCategory(`Işık ${randomUUID().slice(0, 8)}`);
    await savePost(admin, { status: 'draft', categoryIds: [category.id] });
    const { body } = await admin.get<{ categories: AdminCategory[] }>('/admin/blog/categories');
    expect(body.categories).toContainEqual({ ...category, posts: 1 });
    const again = await admin.post<Failure>('/admin/blog/categories', { name: category.name.toUpperCase() });
    expect(again).toMatchObject({ status: 409, body: { message: messages.blog.categoryExists } });
    expect((await admin.post<Failure>('/admin/blog/categories', { name: '' })).status).toBe(422);
  });
});
