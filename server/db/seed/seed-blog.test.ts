import { afterAll, beforeAll, expect, test } from 'vitest';
import { sanitizePost } from '#server/features/blog/sanitize-post.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { blogPosts } from './blog-posts.ts';
import { seedBlog } from './seed-blog.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const stored = () =>
  database.db.selectFrom('blog_posts').selectAll().orderBy('published_at').orderBy('slug').execute();

test('publishes the articles unchanged in an empty blog, once when two processes start at the same time', async () => {
  await Promise.all([1, 2].map(() => seedBlog(database.db, 'kimse@site.example')));
  const posts = await stored();
  expect(posts.map(({ slug }) => slug)).toEqual(blogPosts.map(({ slug }) => slug));
  for (const [at, post] of posts.entries()) {
    const written = blogPosts[at]?.html ?? '';
    expect(post).toMatchObject({ status: 'published', author_id: null, content: sanitizePost(written) });
    // The sanitizer removes nothing from the articles.
    const tags = (html: string) => html.match(/<\w+/g);
    expect(tags(post.content)).toEqual(tags(written));
    expect(post.word_count).toBeGreaterThan(450);
  }
  const { rows } = await database.pool.query('SELECT count(*) AS links FROM blog_post_categories');
  expect(rows).toEqual([{ links: blogPosts.length }]);
});

test('publishes nothing in a blog that was emptied', async () => {
  await database.db.deleteFrom('blog_posts').execute();
  await seedBlog(database.db, 'kimse@site.example');
  expect(await stored()).toEqual([]);
});
