/** What the list of posts is narrowed to; empty where it is not. */
export interface BlogFilters {
  q: string;
  /** A category's slug. */
  category: string;
}

/** The filters and the page that an address of the list names. */
export function readBlogAddress(query: URLSearchParams): BlogFilters & { page: string } {
  return {
    q: query.get('q')?.trim() ?? '',
    category: query.get('category')?.trim() ?? '',
    page: query.get('page')?.trim() || '1',
  };
}

/** The address of the list, narrowed and turned to a page; what says nothing is left out of it. */
export function blogAddress({ q = '', category = '' }: Partial<BlogFilters>, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

/** The address of a post. */
export const postAddress = (slug: string): string => `/blog/${slug}`;
