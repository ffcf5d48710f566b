/**
 * This server as benchmarks/article-pages.ts asks it: as it runs for people, in a process of its own, over a PostgreSQL
 * of its own, with many posts of the same article. Arguments: data directory, number of posts.
 */

import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { minuteMs } from '#domain/time/durations.ts';
import { createApp } from '#server/app/app.ts';
import { listen } from '#server/app/listen.ts';
import { buildFolder } from '#server/app/web/mount.ts';
import { mountBuild } from '#server/app/web/mount-build.ts';
import { postColumns } from '#server/features/blog/index.ts';
import { article } from './article-pages-article.ts';
import { openMeasured } from './measured-app.ts';

const [dataDir = '', count = '1'] = process.argv.slice(2);

const { pool, db, close, deps } = await openMeasured(dataDir);

const { id: category } = await db
  .insertInto('blog_categories')
  .values({ name: article.category, slug: 'olcum' })
  .returning('id')
  .executeTakeFirstOrThrow();
const columns = await postColumns({
  title: article.title,
  content: article.html,
  excerpt: article.description,
  featuredImage: '',
  status: 'published',
});
const posts = Array.from({ length: Number(count) }, (_, at) => {
  const written = new Date(Date.now() - at * minuteMs);
  const times = { published_at: written, created_at: written, updated_at: written };
  return { id: randomUUID(), slug: `olcum-${at}`, ...columns, ...times };
});
for (let from = 0; from < posts.length; from += 500) {
  const some = posts.slice(from, from + 500);
  await db.insertInto('blog_posts').values(some).execute();
  await db
    .insertInto('blog_post_categories')
    .values(some.map(({ id }) => ({ post_id: id, category_id: category })))
    .execute();
}
await pool.query('VACUUM ANALYZE');
await pool.query('CHECKPOINT');

const build: ServerBuild = await import(pathToFileURL(`${buildFolder}/server/index.js`).href);
let rendered = 0;
const { default: render, ...rest } = build.entry.module;
const counted: ServerBuild = {
  ...build,
  entry: {
    module: {
      ...rest,
      default: (...given: Parameters<typeof render>) => {
        rendered += 1;
        return render(...given);
      },
    },
  },
};

const app = createApp(deps);
await mountBuild(app, deps, counted, `${buildFolder}/client`);
const { port } = await listen(app, { host: '127.0.0.1', port: 0 });
process.send?.({ port });
// Asked for anything, it tells how many pages it has rendered.
process.on('message', () => process.send?.({ rendered }));
process.on('disconnect', () => {
  void close().finally(() => process.exit());
});
