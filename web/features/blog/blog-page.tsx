import { useNavigation } from 'react-router';
import type { CategoryLink, BlogPage as PageOfPosts } from '#contract/blog.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { BlogFilters as Filters } from './blog-address.ts';
import { BlogFilters } from './blog-filters.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { Pager } from './pager.tsx';
import { PostCard } from './post-card.tsx';

/** What was found, in words; nothing while everything is shown. */
function outcome({ total, page, pages }: PageOfPosts, isNarrowed: boolean): string {
  if (total === 0) return 'Yazı bulunamadı';
  const found = isNarrowed ? `${total} yazı bulundu.` : '';
  return pages > 1 ? `${found} Sayfa ${page} / ${pages}.`.trim() : found;
}

/** The blog's list: search, categories, cards, pages (docs/product/content.md). */
export function BlogPage({
  filters,
  found,
  categories,
}: {
  filters: Filters;
  found: PageOfPosts;
  categories: readonly CategoryLink[];
}) {
  const next = useNavigation().location;
  const searching = next?.pathname === '/blog';
  const isNarrowed = filters.q !== '' || filters.category !== '';
  return (
    <BlogFrame>
      <BlogFilters filters={filters} categories={categories} searching={searching} />
      <p
        role="status"
        className={classes('-mt-3 text-sm text-ink-soft', (!isNarrowed || found.total === 0) && 'sr-only')}
      >
        {outcome(found, isNarrowed)}
      </p>
      {found.posts.length === 0 ? (
        <EmptyState
          title="Yazı bulunamadı"
          action={isNarrowed && <ButtonLink to="/blog">Filtreleri Temizle</ButtonLink>}
        >
          {isNarrowed
            ? 'Başka bir sözcükle arayın ya da bütün yazılara dönün.'
            : 'Burada henüz yayımlanmış yazı yok.'}
        </EmptyState>
      ) : (
        <ul
          aria-label="Yazılar"
          aria-busy={searching}
          className={classes(
            'grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3',
            searching && 'opacity-60',
          )}
        >
          {found.posts.map((post, index) => (
            <PostCard key={post.slug} post={post} eager={index < 3} />
          ))}
        </ul>
      )}
      <Pager filters={filters} page={found.page} pages={found.pages} />
    </BlogFrame>
  );
}
