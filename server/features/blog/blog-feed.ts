import { Feed } from 'feed';
import { blogAuthor, feedPath } from '#domain/content/blog.ts';
import type { Deps } from '#server/context.ts';
import { mountDocument } from '#server/http/document.ts';
import type { App } from '#server/http/http-app.ts';
import { cardColumns, categoriesOf, dateOf, presentCard } from './present-post.ts';
import { publicPosts } from './public-posts.ts';

/** Maximum number of posts in the feed. */
const maxItems = 20;

/**
 * Escapes plain text for titles and descriptions, which feed readers parse as HTML (RSS Best Practices Profile), and
 * removes characters that XML does not allow.
 */
const asText = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim()
    .replaceAll(/[&<>]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`);

/** Builds the feed as RSS 2.0. */
async function writeFeed({ db, env, identity: { brand }, now }: Deps): Promise<string> {
  const rows = await publicPosts(db)
    .select([...cardColumns, 'author_name', 'updated_at'])
    .select(categoriesOf)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxItems)
    .execute();
  const address = (path: string) => new URL(path, env.publicUrl).href;
  const changed = rows.map((row) => row.updated_at.getTime());
  const feed = new Feed({
    title: `${brand.name} Blog`,
    description: 'Hikâye yazmak üzerine: başlangıç, karakter, kurgu, dil ve yazı alışkanlığı.',
    id: address('/blog'),
    link: address('/blog'),
    language: 'tr',
    copyright: brand.name,
    updated: changed.length > 0 ? new Date(Math.max(...changed)) : now(),
    feedLinks: { rss: address(feedPath) },
    generator: brand.name,
  });
  for (const row of rows) {
    const { slug, title, excerpt, categories } = presentCard(row);
    feed.addItem({
      title: asText(title),
      id: address(`/blog/${slug}`),
      link: address(`/blog/${slug}`),
      description: asText(excerpt),
      author: [{ name: blogAuthor(brand, row.author_name), email: brand.email }],
      category: categories.map(({ name }) => ({ name })),
      date: dateOf(row),
    });
  }
  return feed.rss2();
}

/** Mounts the blog's feed. */
export function mountBlogFeed(app: App, deps: Deps): void {
  mountDocument(app, deps, {
    path: feedPath,
    type: 'application/rss+xml; charset=utf-8',
    write: () => writeFeed(deps),
  });
}
