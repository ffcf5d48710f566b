import type { AdminPost } from '#contract/blog.ts';
import { slugify } from '#domain/turkish/index.ts';
import type { DraftColumns, PostDraft } from './post-draft.ts';

/** Whether a stored post equals a draft, which means that the request repeats one that was saved before. */
export function isSameDraft(stored: AdminPost, draft: PostDraft, columns: DraftColumns): boolean {
  const slug = slugify(draft.slug);
  return (
    stored.title === columns.title &&
    stored.content === columns.content &&
    stored.excerpt === columns.excerpt &&
    stored.featuredImage === draft.featuredImage &&
    stored.featuredAlt === columns.featured_alt &&
    stored.author === columns.author_name &&
    stored.publishAt === (columns.publish_at?.toISOString() ?? '') &&
    stored.status === columns.status &&
    (slug === '' || slug === stored.slug) &&
    isSameSet(stored.categoryIds, draft.categoryIds)
  );
}

/** Whether both lists have the same items, in any order. */
function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((item) => b.has(item));
}
