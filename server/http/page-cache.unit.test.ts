import { describe, expect, it, vi } from 'vitest';
import { type Encoded, encode } from './encoded.ts';
import { createPageCache } from './page-cache.ts';

const page = async (text: string, status = 200): Promise<Encoded> =>
  encode(Buffer.from(text), {}, { status });

describe('the page cache', () => {
  it('renders once for many who ask at once, and not at all while the page is fresh', async () => {
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

  it('keeps a page that is rendered anew as it was, with what is compressed of it', async () => {
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

  it('keeps the old page where rendering anew fails', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    const old = await cache.get('/', () => page('old'));
    now = 31_000;
    const broken = page('broken', 500);
    cache.get('/', () => broken);
    await broken;
    expect(await cache.get('/', () => page('next'))).toBe(old);
  });

  it('never keeps a fault', async () => {
    const cache = createPageCache();
    await cache.get('/', () => page('broken', 500));
    await expect(Promise.resolve(cache.get('/x', () => Promise.reject(new Error('down'))))).rejects.toThrow(
      'down',
    );
    expect(cache.size()).toBe(0);
  });

  it('keeps what is not there only as the one page that stands for all of it', async () => {
    const cache = createPageCache();
    for (const slug of ['a', 'b', 'c']) await cache.get(`/yazi/${slug}`, () => page('yok', 404));
    expect(cache.size()).toBe(0);
    await cache.get('/404', () => page('yok', 404), { standsForMissing: true });
    expect(cache.size()).toBe(1);
  });

  it('forgets a page that is there no more', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    await cache.get('/yazi/a', () => page('a'));
    now = 31_000;
    const gone = page('yok', 404);
    cache.get('/yazi/a', () => gone);
    await gone;
    await expect.poll(() => cache.size()).toBe(0);
  });

  it('forgets a page that has moved', async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    await cache.get('/yazi/a', () => page('a'));
    now = 31_000;
    const moved = page('', 301);
    cache.get('/yazi/a', () => moved);
    await moved;
    await expect.poll(() => cache.size()).toBe(0);
  });

  it('serves nothing after a clearing that was rendered before it, nor keeps what was under way', async () => {
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

  it('renders once for many who ask at once after a clearing', async () => {
    const cache = createPageCache();
    await cache.get('/', () => page('old'));
    cache.clear();
    const render = vi.fn(() => page('new'));
    await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('lets the longest unused page go when it is full', async () => {
    const cache = createPageCache({ most: 2 });
    const first = await cache.get('/a', () => page('a'));
    await cache.get('/b', () => page('b'));
    await cache.get('/a', () => page('again'));
    await cache.get('/c', () => page('c'));
    expect(cache.size()).toBe(2);
    expect(await cache.get('/a', () => page('again'))).toBe(first);
  });
});
