import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePages } from '#domain/site/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: 'yonetici@site.example', PUBLIC_URL: 'https://yazihane.example' },
  });
});
afterAll(() => app.stop());

const addresses = async () => {
  const answer = await fetch(`${app.url}/sitemap.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
};

test('robots.txt names the site map and disallows the API', async () => {
  const text = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://yazihane.example/sitemap.xml\n');
});

test('the site map lists every indexed page, and posts when they are published', async () => {
  const pages = sitePages.filter(({ indexed }) => indexed).map(({ path }) => path);
  expect(await addresses()).toEqual(pages.map((path) => new URL(path, 'https://yazihane.example').href));
  const admin = await app.signIn({ email: 'yonetici@site.example' });
  const write = (status: string, title: string) =>
    admin.post('/admin/blog/posts', {
      id: randomUUID(),
      title,
      content: '<p>Bir cümle.</p>',
      status,
      categoryIds: [],
    });
  expect((await write('draft', 'Taslak')).status).toBe(201);
  expect((await write('published', 'Işığın ağırlığı')).status).toBe(201);
  await expect
    .poll(async () => (await addresses()).filter((address) => address?.includes('/blog/')))
    .toEqual(['https://yazihane.example/blog/isigin-agirligi']);
});
