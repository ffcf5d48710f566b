import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { data, type LoaderFunctionArgs, redirect, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdminPost } from '#contract/blog.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { createApp } from '#server/app/app.ts';
import type { App } from '#server/http/http-app.ts';
import { savePost } from '#testing/factories/blog-post.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import { apiContext, documentContext } from '#web/lib/server-context.ts';
import { mountBuild } from './mount-build.ts';

/** Rendered addresses in order. */
const rendered: string[] = [];

const list = ({ context, request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  return callApiInLoader(context, (api) =>
    api.blog.list({
      q: query.get('q') ?? '',
      category: '',
      page: (query.get('page') ?? '1') as unknown as number,
    }),
  );
};
const post = async ({ context, params }: LoaderFunctionArgs) => {
  const found = await callApiInLoader(context, (api) => api.blog.post({ slug: params.slug ?? '' }));
  if (found.kind === 'moved') throw redirect(`/blog/${found.slug}`, 301);
  return found;
};
const status = ({ context }: LoaderFunctionArgs) => callApiInLoader(context, (api) => api.site.status());
const missing = () => {
  throw data(null, 404);
};
/** Requests for `/paylas/bekle` wait until this is resolved. */
let gate = Promise.withResolvers<void>();
const shared = async ({ params: { token }, request }: LoaderFunctionArgs) => {
  if (token === 'yok') missing();
  if (token === 'bekle') await gate.promise;
  return { cookie: request.headers.get('cookie') };
};
const route = (id: string, path: string, module: object) => ({
  id,
  path,
  ...(id !== 'root' && { parentId: 'root' }),
  module: { default: () => null, ...module },
});

/** A build of five pages; each renders the data of its loader. */
const build = {
  entry: {
    module: {
      apiContext,
      documentContext,
      default(request: Request, status: number, headers: Headers, entry: { staticHandlerContext: object }) {
        rendered.push(new URL(request.url).pathname + new URL(request.url).search);
        const { loaderData, errors } = entry.staticHandlerContext as Record<string, unknown>;
        return new Response(`<html>${JSON.stringify({ loaderData, errors })}</html>`, { status, headers });
      },
    },
  },
  routes: Object.fromEntries(
    [
      route('root', '', {}),
      route('list', 'blog', { loader: list, handle: { query: ['q', 'page'] } }),
      route('post', 'blog/:slug', { loader: post }),
      route('shared', 'paylas/:token', { loader: shared, handle: { unlisted: true } }),
      route('status', 'durum', { loader: status }),
      route('missing', '*', { loader: missing }),
    ].map((entry) => [entry.id, entry]),
  ),
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

let first: TestApp;
let admin: SignedInClient;
/** The pages of two processes with one database. */
let pages: App[];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yazihane-pages-'));
  first = await startTestApp({ env: { ADMIN_EMAILS: 'yonetici@site.example' } });
  admin = await first.signIn({ email: 'yonetici@site.example' });
  const second = await first.startAnother();
  pages = await Promise.all(
    [first, second].map(async ({ deps }) => {
      const app = createApp(deps);
      await mountBuild(app, deps, build, folder);
      return app;
    }),
  );
});
afterAll(async () => {
  await first.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  rendered.length = 0;
});

const open = async (app: App, path: string, remoteAddress = '203.0.113.1') => {
  const answer = await app.request(path, {}, { incoming: { socket: { remoteAddress } } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const change = (saved: AdminPost, fields: Partial<AdminPost>) =>
  admin.put<AdminPost>(`/admin/blog/posts/${saved.id}`, { ...saved, ...fields });
/** Requests the address from every process until the page is right; returns the time, ms. */
async function everywhere(
  path: string,
  right: (page: { status: number; text: string }) => boolean,
  processes = pages,
) {
  const started = performance.now();
  await vi.waitFor(
    async () => {
      for (const app of processes) expect(right(await open(app, path))).toBe(true);
    },
    { timeout: 5_000, interval: 5 },
  );
  return performance.now() - started;
}

describe('the rendered pages of each process', () => {
  test('show a post within a second after it is published, changed, moved, archived or deleted', async () => {
    for (const app of pages) await open(app, '/blog');
    const made = await savePost(admin, { status: 'draft', title: 'Kapıdaki ışık' });
    for (const app of pages) expect((await open(app, `/blog/${made.slug}`)).status).toBe(404);
    const times: number[] = [];
    const { body: published } = await change(made, { status: 'published' });
    times.push(await everywhere('/blog', ({ text }) => text.includes('Kapıdaki ışık')));
    times.push(await everywhere(`/blog/${made.slug}`, ({ status }) => status === 200));
    times.push(await everywhere('/blog/rss.xml', ({ text }) => text.includes('Kapıdaki ışık')));
    const { body: changed } = await change(published, { title: 'Penceredeki ışık' });
    times.push(await everywhere(`/blog/${made.slug}`, ({ text }) => text.includes('Penceredeki ışık')));
    times.push(await everywhere('/blog.data', ({ text }) => text.includes('Penceredeki ışık')));
    const { body: moved } = await change(changed, { slug: 'penceredeki-isik' });
    times.push(await everywhere(`/blog/${made.slug}`, ({ status }) => status === 301));
    times.push(await everywhere('/blog/penceredeki-isik', ({ status }) => status === 200));
    const { body: archived } = await change(moved, { status: 'archived' });
    times.push(await everywhere('/blog/penceredeki-isik', ({ status }) => status === 404));
    times.push(await everywhere('/blog', ({ text }) => !text.includes('Penceredeki')));
    const { body: back } = await change(archived, { status: 'published' });
    times.push(await everywhere('/blog/penceredeki-isik', ({ status }) => status === 200));
    await admin.delete(`/admin/blog/posts/${back.id}`);
    times.push(await everywhere('/blog/penceredeki-isik', ({ status }) => status === 404));
    times.push(await everywhere('/blog/rss.xml', ({ text }) => !text.includes('ışık')));
    expect(Math.max(...times)).toBeLessThan(1_000);
  });

  test('are rendered once for concurrent requests, also right after a change', async () => {
    const saved = await savePost(admin);
    await everywhere('/blog', ({ text }) => text.includes(saved.title));
    rendered.length = 0;
    await Promise.all(
      pages.flatMap((app) => Array.from({ length: 30 }, () => open(app, `/blog/${saved.slug}`))),
    );
    expect(rendered).toEqual([`/blog/${saved.slug}`, `/blog/${saved.slug}`]);
  });
});

describe('a page with a query', () => {
  test('is rendered once for equal values of the parameters that it reads', async () => {
    const [app] = pages as [App];
    // In the cache, so that the post is seen only after the notification that clears it.
    for (const one of pages) await open(one, '/blog');
    const saved = await savePost(admin, { title: 'Sorgulu ışık' });
    await everywhere('/blog', ({ text }) => text.includes(saved.title));
    rendered.length = 0;
    const found = await open(app, '/blog?q=sorgulu');
    expect(found.text).toContain('Sorgulu ışık');
    for (const query of [
      'q=sorgulu&utm_source=x',
      'page=&q=sorgulu',
      'q=sorgulu&q=baska',
      '_routes=x&q=+sorgulu+',
    ]) {
      expect((await open(app, `/blog?${query}`)).text).toBe(found.text);
    }
    expect((await open(app, '/blog?utm_source=zehir&Q=yok')).text).toContain('Sorgulu ışık');
    expect(rendered).toEqual(['/blog?q=sorgulu']);
    expect((await open(app, '/blog.data?q=yok&x=1')).text).not.toContain('Sorgulu');
    expect((await open(app, '/blog.data?q=sorgulu')).text).toContain('Sorgulu');
  });

  test('answers 404 for invalid parameters and ignores a foreign host name', async () => {
    const [app] = pages as [App];
    for (const path of ['/blog?page=999', '/blog?page=0', '/blog?page=x', '/blog.data?page=999']) {
      expect((await open(app, path)).status, path).toBe(404);
    }
    const poisoned = await app.request('http://xss.example/blog?q=a', { headers: { host: 'xss.example' } });
    expect(await poisoned.text()).not.toContain('xss.example');
  });
});

describe('an unlisted page', () => {
  test('is rendered for each visitor with that visitor’s data only', async () => {
    const [app] = pages as [App];
    for (const path of ['/paylas/kuyu', '/paylas/kuyu.data']) {
      for (const cookie of ['yas-onayi=1', 'yas-onayi=2']) {
        const answer = await app.request(path, { headers: { cookie } });
        expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(cookie)]);
      }
    }
    expect(rendered).toEqual(['/paylas/kuyu', '/paylas/kuyu']);
  });

  test.each([
    ['/paylas/kuyu', 200],
    ['/paylas/kuyu.data', 200],
    ['/paylas/yok', 404],
    ['/paylas/yok.data', 404],
  ])('at %s is not stored, not indexed, and sends no referrer to other sites', async (path, status) => {
    const { headers, ...answer } = await open((pages as [App])[0], path);
    expect(answer.status).toBe(status);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('answers 503 to too many concurrent requests and recovers', async () => {
    const [app] = pages as [App];
    gate = Promise.withResolvers();
    const patient = Array.from({ length: 34 }, (_, at) => open(app, '/paylas/bekle', `198.51.100.${at}`));
    const refused = await open(app, '/paylas/kuyu');
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('Lütfen birkaç saniye sonra yeniden deneyin.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    // The other pages are served meanwhile.
    expect((await open(app, '/blog')).status).toBe(200);
    gate.resolve();
    expect(new Set((await Promise.all(patient)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(app, '/paylas/kuyu')).status).toBe(200);
  });

  test('stays available to others when one address requests it too often', async () => {
    const [app] = pages as [App];
    gate = Promise.withResolvers();
    const greedy = Array.from({ length: 8 }, () => open(app, '/paylas/bekle', '198.51.100.1'));
    expect((await open(app, '/paylas/bekle', '198.51.100.1')).status).toBe(503);
    const other = open(app, '/paylas/kuyu', '198.51.100.2');
    gate.resolve();
    expect((await other).status).toBe(200);
    expect(new Set((await Promise.all(greedy)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open(app, '/paylas/kuyu', '198.51.100.1')).status).toBe(200);
  });
});

test('shows an error of the contract with its status and text', async () => {
  const [app] = pages as [App];
  const page = await open(app, '/blog/boyle-bir-yazi-yok');
  expect(page).toMatchObject({ status: 404 });
  expect(page.text).toContain('Blog yazısı bulunamadı.');
  expect(page.headers.get('cache-control')).toContain('s-maxage');
  const broken = vi.spyOn(first.deps.db, 'selectFrom').mockImplementation(() => {
    throw new Error('secret of the inside');
  });
  const fault = await open(app, '/blog/baska-bir-yazi');
  broken.mockRestore();
  expect(fault.status).toBe(500);
  expect(fault.text).toContain('Blog yazısı yüklenirken bir hata oluştu.');
  expect(fault.text).not.toContain('secret');
  expect(fault.headers.get('cache-control')).toBe('no-store');
});

test('redirects a moved post permanently, also in a navigation of the browser', async () => {
  const [app] = pages as [App];
  const saved = await savePost(admin);
  await change(saved, { slug: `${saved.slug}-yeni` });
  await everywhere(`/blog/${saved.slug}`, ({ status }) => status === 301);
  const page = await open(app, `/blog/${saved.slug}`);
  expect(page.headers.get('location')).toBe(`/blog/${saved.slug}-yeni`);
  expect((await open(app, `/blog/${saved.slug}.data`)).text).toContain(`/blog/${saved.slug}-yeni`);
});

describe('a page that depends on the settings', () => {
  let following: TestApp;
  let processes: App[];
  beforeAll(async () => {
    following = await first.startAnother({ configured: true });
    const another = await first.startAnother({ configured: true });
    processes = await Promise.all(
      [following, another].map(async ({ deps }) => {
        const app = createApp(deps);
        await mountBuild(app, deps, build, folder);
        return app;
      }),
    );
  });
  const turn = async (change: object) => {
    const { body } = await admin.get<{ revision: number }>('/admin/settings');
    // A test's app gives no welcome gift.
    const settings = { ...usualSettings, welcomeTokens: 0, ...change, revision: body.revision };
    expect((await admin.put('/admin/settings', settings)).status).toBe(200);
  };

  test('shows the guest trial in every process within a second, also in its data', async () => {
    const [app] = processes as [App];
    const before = (await open(app, '/durum.data')).text;
    await everywhere('/durum', ({ text }) => text.includes('"guestTrial":true'), processes);
    await turn({ guestTrial: false });
    const times = [
      await everywhere('/durum', ({ text }) => text.includes('"guestTrial":false'), processes),
      await everywhere('/durum.data', ({ text }) => text !== before, processes),
    ];
    await turn({});
    times.push(await everywhere('/durum.data', ({ text }) => text === before, processes));
    expect(Math.max(...times)).toBeLessThan(1_000);
  });

  test('shows no old content once its process has the new settings', async () => {
    const [app] = pages as [App];
    const { settings } = first.deps;
    await open(app, '/durum');
    first.deps.settings = { ...settings, guestTrial: false };
    expect((await open(app, '/durum')).text).toContain('"guestTrial":false');
    first.deps.settings = settings;
    expect((await open(app, '/durum')).text).toContain('"guestTrial":true');
  });
});
