import { expect, it, vi } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

it('makes a value once for concurrent and later requests', async () => {
  const cache = createPictureCache<string>(2);
  const make = vi.fn(async () => 'resim');
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('deletes the least recently used value when it is full', async () => {
  const cache = createPictureCache<string>(2);
  const make = vi.fn(async () => 'resim');
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
  expect(cache.size()).toBe(2);
  make.mockClear();
  await cache.get('a', make);
  expect(make).not.toHaveBeenCalled();
  await cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not store failures', async () => {
  const cache = createPictureCache<string>(2);
  await expect(cache.get('a', () => Promise.reject(new Error('olmadı')))).rejects.toThrow('olmadı');
  expect(await cache.get('a', async () => 'resim')).toBe('resim');
});
