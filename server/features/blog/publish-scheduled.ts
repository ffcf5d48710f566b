import type { Deps } from '#server/context.ts';
import { systemActor, writeAudit } from '#server/features/audit/index.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { lockBlog } from './post-slug.ts';

/** Publishes the drafts whose time has come, each exactly once however many processes run this; returns their ids. */
export async function publishScheduled({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    await lockBlog(trx);
    const published = await trx
      .updateTable('blog_posts')
      .set((eb) => ({
        status: 'published',
        published_at: eb.fn.coalesce(eb.ref('published_at'), eb.ref('publish_at')),
        publish_at: null,
        revision: eb('revision', '+', 1),
        updated_at: at,
      }))
      .where('publish_at', '<=', at)
      .where('status', '=', 'draft')
      .where('deleted_at', 'is', null)
      .returning(['id', 'title', 'slug', 'published_at'])
      .execute();
    for (const { id, title, slug, published_at } of published) {
      await writeAudit(trx, {
        actor: systemActor,
        action: 'blog.published_on_time',
        subject: { type: 'blog_post', id },
        after: { title, slug, status: 'published', publishedAt: published_at?.toISOString() },
        now: at,
      });
    }
    return published.map(({ id }) => id);
  });
}

/** Publishes scheduled drafts every minute; the table's trigger clears the page caches. */
export const publishScheduledJob: JobKind = {
  name: 'publish-scheduled',
  options: { retryLimit: 2, expireInSeconds: 60, retentionSeconds: 300, deleteAfterSeconds: 3_600 },
  cron: '* * * * *',
  async run(deps) {
    const published = await publishScheduled(deps);
    if (published.length > 0) deps.log.info({ posts: published.length }, 'scheduled posts were published');
  },
};
