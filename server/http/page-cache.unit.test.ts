import { describe, expect, it, vi } from 'vitest';
import { type Encoded, encode } from './encoded.ts';
import { createPageCache } from './page-cache.ts';

const page = async (text: string, status = 200): Promise<Encoded> =>
  encode(Buffer.from(text), {}, { status });

describe('the page cache', () => {
  it('renders once for concurrent requests, and not again while the page is fresh', async () => {
    const cache = createPageCache();
    const render = vi.fn(() => page('a'));
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
    expect(new Set(answers).size).toBe(1);
    expect(cache.get('/', render)).toBe(answers[0]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('serves the old page while a new one is rendered', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    const old = await cache.get('/', () => page('old'));
    now = 31_000;
    const next = page('new');
    expect(cache.get('/', () => next)).toBe(old);
    await next;
    expect(await cache.get('/', () => page('newer'))).toBe(await next);
  });

  it('keeps the compressed bytes when a new rendering is equal', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    const old = await cache.get('/', () => page('same'));
    now = 31_000;
    const render = vi.fn(() => page('same'));
    for (let turn = 0; turn < 2; turn += 1) {
      expect(cache.get('/', render)).toBe(old);
      await render.mock.results[0]?.value;
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps the old page when rendering fails', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    const old = await cache.get('/', () => page('old'));
    now = 31_000;
    const broken = page('broken', 500);
    cache.get('/', () => broken);
    await broken;
    expect(await cache.get('/', () => page('next'))).toBe(old);
  });

  it('does not store an error page', async () => {
    const cache = createPageCache();
    await cache.get('/', () => page('broken', 500));
    await expect(Promise.resolve(cache.get('/x', () => Promise.reject(new Error('down'))))).rejects.toThrow(
      'down',
    );
    expect(cache.size()).toBe(0);
  });

  it('stores a missing page only as the one page for unknown addresses', async () => {
    const cache = createPageCache();
    for (const slug of ['a', 'b', 'c']) await cache.get(`/yazi/${slug}`, () => page('yok', 404));
    expect(cache.size()).toBe(0);
    await cache.get('/404', () => page('yok', 404), { standsForMissing: true });
    expect(cache.size()).toBe(1);
  });

  it('deletes a page that is gone', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    await cache.get('/yazi/a', () => page('a'));
    now = 31_000;
    const gone = page('yok', 404);
    cache.get('/yazi/a', () => gone);
    await gone;
    await expect.poll(() => cache.size()).toBe(0);
  });

  it('deletes a page that has moved', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    await cache.get('/yazi/a', () => page('a'));
    now = 31_000;
    const moved = page('', 301);
    cache.get('/yazi/a', () => moved);
    await moved;
    await expect.poll(() => cache.size()).toBe(0);
  });

  it('neither serves nor stores a rendering that started before a clearing', async () => {
    const cache = createPageCache();
    await cache.get('/', () => page('old'));
    const slow = Promise.withResolvers<Encoded>();
    const underWay = cache.get('/blog', () => slow.promise);
    cache.clear();
    const [home, list] = [await page('new home'), await page('new list')];
    expect(await cache.get('/', async () => home)).toBe(home);
    expect(await cache.get('/blog', async () => list)).toBe(list);
    slow.resolve(await page('old list'));
    await underWay;
    expect(cache.get('/blog', () => page('newer'))).toBe(list);
  });

  it('renders once for concurrent requests after a clearing', async () => {
    const cache = createPageCache();
    await cache.get('/', () => page('old'));
    cache.clear();
    const render = vi.fn(() => page('new'));
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('deletes the least recently used page when it is full', async () => {
    const cache = createPageCache({ maxPages: 2 });
    const first = await cache.get('/a', () => page('a'));
    await cache.get('/b', () => page('b'));
    await cache.get('/a', () => page('again'));
    await cache.get('/c', () => page('c'));
    expect(cache.size()).toBe(2);
    expect(await cache.get('/a', () => page('again'))).toBe(first);
  });
});
