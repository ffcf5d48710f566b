import type { SeedPost } from '#server/db/seed/blog/seed-post.ts';
import { blogPosts } from '#server/db/seed/blog-posts.ts';

const [first, second] = blogPosts as [SeedPost, SeedPost];

/** What all servers render: two of the seed's articles as one, about 10 kB of HTML. */
export const article = {
  title: first.title,
  description: first.excerpt,
  category: first.category,
  html: `${first.html}\n${second.html}`,
};
