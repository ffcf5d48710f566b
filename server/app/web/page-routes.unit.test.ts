import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createPageRoutes } from './page-routes.ts';

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: object) => ({
  id,
  parentId,
  path,
  module: { default: () => null, handle },
});

const build = {
  routes: Object.fromEntries(
    [
      route('root', undefined, ''),
      route('site', 'root', undefined),
      { ...route('home', 'site', undefined), index: true },
      route('sign-in', 'site', 'giris'),
      route('posts', 'site', 'blog', { query: ['q', 'page'] }),
      route('post', 'site', 'blog/:slug'),
      route('rooms', 'site', undefined, { room: true }),
      route('panel', 'rooms', 'panel'),
      route('shared', 'root', 'paylas/:token', { unlisted: true }),
      route('missing', 'site', '*'),
    ].map((entry) => [entry.id, entry]),
  ),
} as unknown as ServerBuild;

describe('createPageRoutes', () => {
  const routeOf = createPageRoutes(build);

  it.each([
    ['/', { path: '/', kind: 'public' }],
    ['/giris', { path: '/giris', kind: 'public' }],
    ['/panel', { path: '/panel', kind: 'room' }],
    ['/blog', { path: '/blog', kind: 'public', query: ['q', 'page'] }],
    ['/paylas/abc', { path: '/paylas/abc', kind: 'unlisted' }],
    ['/blog/ilk-yazi', { path: '/blog/ilk-yazi', kind: 'public' }],
  ])('finds %s', (pathname, expected) => {
    expect(routeOf(pathname)).toEqual(expected);
  });

  it.each(['/giris/', '/GIRIS', '/Giris/'])('redirects %s to /giris', (pathname) => {
    expect(routeOf(pathname)).toEqual({ path: '/giris', kind: 'moved' });
  });

  it.each(['/yok', '/blog/a/b', '//giris', '/giris//', '//evil.example/', '/404', '/*'])(
    'uses the one page of unknown addresses for %s',
    (pathname) => {
      expect(routeOf(pathname)).toEqual({ path: '/404', kind: 'missing' });
    },
  );
});
