import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Api } from './api-client.ts';
import { apiContext, documentContext } from './server-context.ts';

const card = {
  slug: 'yazi',
  title: 'Yazı',
  excerpt: '',
  categories: [],
  publishedAt: '2026-01-01T00:00:00.000Z',
};

/** Returns the loader's data or the Response that it throws. */
async function ask(
  route: { loader: (args: never) => Promise<unknown> },
  post: { featuredImage: string | null; html: string },
  wants: 'document' | 'data',
): Promise<unknown> {
  const context = new RouterContextProvider();
  const found = { kind: 'post', post: { ...card, ...post }, older: null, newer: null };
  const list = { posts: [{ ...card, ...post }], category: null, page: 1 };
  context.set(apiContext, {
    blog: { post: async () => found, list: async () => list, categories: async () => ({ categories: [] }) },
  } as unknown as Api);
  context.set(
    documentContext,
    wants === 'document' ? { nonce: undefined, notice: '', appStart: 'idle', textMark: '' } : null,
  );
  const request = new Request('http://a.example/blog');
  return route
    .loader({ context, params: { slug: 'yazi' }, request } as never)
    .catch((thrown: unknown) => thrown);
}

const ours = { featuredImage: '/gorsel/a.png', html: '<p><img src="/gorsel/b.png"></p>' };

describe('a page that shows images of other sites', () => {
  it.each([
    ['a post', '/blog/yazi', { ...ours, html: '<p><img src="https://b.example/c.png"></p>' }],
    ['a post', '/blog/yazi', { ...ours, featuredImage: 'https://b.example/c.png' }],
    ['the list', '/blog', { ...ours, featuredImage: 'https://b.example/c.png' }],
  ])('%s at %s is a document of its own', async (_, path, post) => {
    const route = await (path === '/blog'
      ? import('#web/routes/blog.tsx')
      : import('#web/routes/blog-post.tsx'));
    const moved = (await ask(route as never, post, 'data')) as Response;
    expect(moved).toBeInstanceOf(Response);
    expect(moved.headers.get('location')).toBe(path);
    expect(moved.headers.get('x-remix-reload-document')).toBe('true');
    expect(await ask(route as never, post, 'document')).not.toBeInstanceOf(Response);
    expect(await ask(route as never, ours, 'data')).not.toBeInstanceOf(Response);
  });
});
