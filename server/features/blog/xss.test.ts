import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneLine } from '#contract/base.ts';
import type { AdminPost, BlogPage, FoundPost } from '#contract/blog.ts';
import { postDraft } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { htmlErrors } from '#testing/html-errors.ts';
import { allXssPayloads } from '#testing/xss-payloads.ts';
import { allowedElements } from './sanitize-post.ts';

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  admin = await app.signIn({ email: 'yonetici@site.example' });
});
afterAll(() => app.stop());

const asText = (payload: string) => oneLine(payload.slice(0, 150)).trim();

test('returns every malicious text harmless: allowed markup in the content, plain text in title and excerpt', async () => {
  const made: { payload: string; post: AdminPost }[] = [];
  for (const payload of allXssPayloads) {
    const text = `Başlık ${asText(payload)}`;
    const draft = postDraft({ title: text, excerpt: text, content: `<p>Baş.</p>${payload}` });
    const answer = await admin.post<AdminPost>('/admin/blog/posts', draft);
    expect(answer.status, payload).toBe(201);
    made.push({ payload, post: answer.body });
  }
  for (const { payload, post } of made) {
    const { body } = await app.visitor().get<FoundPost>(`/blog/posts/${post.slug}`);
    if (body.kind !== 'post') throw new Error(payload);
    expect(htmlErrors(body.post.html, allowedElements), payload).toEqual([]);
    expect(post.content).toBe(body.post.html);
    const text = `Başlık ${asText(payload)}`.trim();
    expect(body.post).toMatchObject({ title: text, excerpt: text, description: text });
    expect(post.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  }
}, 60_000);

test('sanitizes stored content when it is read', async () => {
  const { body: post } = await admin.post<AdminPost>('/admin/blog/posts', postDraft());
  await app.deps.db
    .updateTable('blog_posts')
    .set({ content: '<p onclick="alert(1)">Eski</p><script>alert(1)</script>' })
    .where('id', '=', post.id)
    .execute();
  const { body } = await app.visitor().get<FoundPost>(`/blog/posts/${post.slug}`);
  expect(body).toMatchObject({ kind: 'post', post: { html: '<p>Eski</p>' } });
});

test('treats a malicious text as plain text in searches and category names', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const category = await admin.post<{ slug: string; name: string }>('/admin/blog/categories', { name });
  expect(category.body).toMatchObject({ name, slug: 'img-src-x-onerror-alert-1' });
  await admin.post('/admin/blog/posts', postDraft({ title: name }));
  const found = await app.visitor().get<BlogPage>(`/blog/posts?q=${encodeURIComponent(name)}`);
  expect(found.headers.get('content-type')).toBe('application/json');
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');
  expect(found.body.total).toBeGreaterThan(0);
});

test('escapes malicious titles in the feed', async () => {
  const title = ']]><script>alert(1)</script>&amp;<item>';
  await admin.post('/admin/blog/posts', postDraft({ title, excerpt: title }));
  const feed = await (await fetch(`${app.url}/blog/rss.xml`)).text();
  expect(feed).not.toContain('<script');
  expect(feed).toContain(
    '<title><![CDATA[]]&#x3E;&#x3C;script&#x3E;alert(1)&#x3C;/script&#x3E;&#x26;amp;&#x3C;item&#x3E;]]></title>',
  );
  expect(feed.match(/<item>/g)?.length).toBe(feed.match(/<guid/g)?.length);
  // An excerpt made from a text with characters that XML does not allow.
  await admin.post('/admin/blog/posts', postDraft({ content: '<p>Çan\u0001 \u001b sesi\uffff</p>' }));
  const next = async () => (await fetch(`${app.url}/blog/rss.xml`)).text();
  await expect.poll(next).toContain('<![CDATA[Çan sesi]]>');
});
