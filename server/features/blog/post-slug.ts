import { sql, type Transaction } from 'kysely';
import { blogLimits } from '#domain/content/blog.ts';
import { slugify } from '#domain/turkish/index.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/** The slug of a title without any usable character. */
const fallbackSlug = 'yazi';

/** Cuts a slug to the maximum length, at a hyphen if there is one. */
function cut(slug: string): string {
  if (slug.length <= blogLimits.slug) return slug;
  const short = slug.slice(0, blogLimits.slug + 1);
  return short.slice(0, Math.max(short.lastIndexOf('-'), 0) || blogLimits.slug);
}

/**
 * Lets only one transaction at a time change posts and categories, so that two can't choose the same slug, and a save, a
 * scheduled publication and a merge of categories never wait for each other's rows.
 */
export async function lockBlog(trx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('blog-slugs'))`.execute(trx);
}

/**
 * Chooses a post's slug: the given one, or one made from the title, with a number when it is taken. Former slugs of
 * other posts are taken too. Call it after {@link lockBlog} in the same transaction.
 * @throws SLUG_TAKEN when the given slug belongs to another post
 */
export async function chooseSlug(
  trx: Transaction<DB>,
  { id, slug, title }: { id: string; slug: string; title: string },
): Promise<string> {
  const wanted = cut(slugify(slug));
  const base = wanted || cut(slugify(title)) || fallbackSlug;
  const rows = await trx
    .selectFrom('blog_slugs')
    .select('slug')
    .where('post_id', '<>', id)
    .where((eb) => eb.or([eb('slug', '=', base), eb('slug', 'like', `${base}-%`)]))
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  if (wanted) throw new AppError('SLUG_TAKEN');
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
