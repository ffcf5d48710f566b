/** A sample article of the blog, as the seed puts it into an empty one. */
export interface SeedPost {
  title: string;
  slug: string;
  /** What cards, feeds and search engines show of it; at most 160 characters. */
  excerpt: string;
  /** The category's name. */
  category: string;
  publishedDaysAgo: number;
  /** The body: headings from h2 on, the title stands above it. */
  html: string;
}
