import { sql, type Transaction } from 'kysely';
import { blogLimits } from '#domain/content/blog.ts';
import { slugify } from '#domain/turkish/index.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';

/** Of a title without any letter that an address can keep. */
const nameless = 'yazi';

/** Cuts an address to its longest, at a hyphen where there is one. */
function cut(slug: string): string {
  if (slug.length <= blogLimits.slug) return slug;
  const short = slug.slice(0, blogLimits.slug + 1);
  return short.slice(0, Math.max(short.lastIndexOf('-'), 0) || blogLimits.slug);
}

/** Lets one save at a time choose an address, until the transaction ends: none is found free twice. */
export async function lockSlugs(trx: Transaction<DB>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('blog-slugs'))`.execute(trx);
}

/**
 * The address of a post: the wanted one, or one made from the title with a number behind it where it is taken. Former
 * addresses of other posts are taken, too; a post's own are not. Call it behind {@link lockSlugs}.
 * @throws SLUG_TAKEN where the wanted one leads to another post.
 */
export async function chooseSlug(
  trx: Transaction<DB>,
  { id, slug, title }: { id: string; slug: string; title: string },
): Promise<string> {
  const wanted = cut(slugify(slug));
  const base = wanted || cut(slugify(title)) || nameless;
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
