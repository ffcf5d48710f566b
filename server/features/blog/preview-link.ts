import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BlogPost } from '#contract/blog.ts';
import { previewLinkDays, previewLinkPath } from '#domain/content/blog.ts';
import { dayMs } from '#domain/time/durations.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { writeAudit } from '#server/features/audit/index.ts';
import { countByAddress } from '#server/rate-limit/count-by-address.ts';
import { mustReadPost, previewPost } from './get-post.ts';
import { isPublic } from './public-posts.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
/** Opened previews of one address in ten minutes. */
const openLimit = { name: 'blog-preview', limit: 120, windowSeconds: 600 };

interface Call {
  ctx: AppContext;
  input: { id: string };
}

/**
 * Makes a link that shows a post to people without an account: 256 random bits, of which only the hash is stored, in
 * the address's fragment. @throws NOT_FOUND
 */
export async function createPreviewLink({
  ctx,
  input: { id },
}: Call): Promise<{ url: string; expiresAt: string }> {
  const { db, env, now } = ctx.deps;
  const secret = randomBytes(32).toString('base64url');
  const at = now();
  const expiresAt = new Date(at.getTime() + previewLinkDays * dayMs);
  await db.transaction().execute(async (trx) => {
    const { title, deletedAt } = await mustReadPost(trx, id);
    if (deletedAt !== null) throw new AppError('NOT_FOUND');
    await trx
      .insertInto('blog_preview_links')
      .values({ secret_hash: hashOf(secret), post_id: id, created_at: at, expires_at: expiresAt })
      .execute();
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'blog.preview_link_made',
      subject: { type: 'blog_post', id },
      after: { title },
      now: at,
    });
  });
  return { url: `${env.publicUrl}${previewLinkPath}#${secret}`, expiresAt: expiresAt.toISOString() };
}

/** Revokes all preview links of a post. @throws NOT_FOUND */
export async function revokePreviewLinks({ ctx, input: { id } }: Call): Promise<{ revoked: number }> {
  return ctx.deps.db.transaction().execute(async (trx) => {
    const { title } = await mustReadPost(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom('blog_preview_links')
      .where('post_id', '=', id)
      .executeTakeFirst();
    const revoked = Number(numDeletedRows);
    if (revoked > 0)
      await writeAudit(trx, {
        actor: signedIn(ctx),
        action: 'blog.preview_links_revoked',
        subject: { type: 'blog_post', id },
        after: { title, links: revoked },
        now: ctx.deps.now(),
      });
    return { revoked };
  });
}

/** The post of a preview link, in any state but in the bin, and whether it is public. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export async function openPreviewLink({
  ctx,
  input: { secret },
}: {
  ctx: AppContext;
  input: { secret: string };
}): Promise<{ post: BlogPost; isPublic: boolean }> {
  await countByAddress(ctx, openLimit);
  const { db, now } = ctx.deps;
  const link = await db
    .selectFrom('blog_preview_links')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_preview_links.post_id')
    .select('post_id')
    .select(isPublic('blog_posts').as('is_public'))
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!link) throw new AppError('NOT_FOUND');
  return { post: await previewPost({ ctx, input: { id: link.post_id } }), isPublic: link.is_public };
}

/** Deletes expired links; a scheduled job calls it. */
export async function sweepPreviewLinks(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('blog_preview_links').where('expires_at', '<=', now).execute();
}
