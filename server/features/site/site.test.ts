import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand as brand } from '#domain/site/brand.ts';
import { sitePages } from '#domain/site/site-pages.ts';
import { dayMs } from '#domain/time/durations.ts';
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

test('security.txt names the contact and when it expires, as RFC 9116 asks', async () => {
  const answer = await fetch(`${app.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const fields = (await answer.text())
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2));
  expect(fields).toEqual([
    ['Contact', `mailto:${brand.email}`],
    ['Contact', 'https://yazihane.example/iletisim'],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)],
    ['Preferred-Languages', 'tr, en'],
    ['Canonical', 'https://yazihane.example/.well-known/security.txt'],
  ]);
  const days = (Date.parse(fields[2]?.[1] ?? '') - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(30);
  // Less than a year, as the RFC recommends.
  expect(days).toBeLessThan(365);
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
